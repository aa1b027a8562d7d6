#!/usr/bin/python3
"""What the workflows name is there: scripts, kinds of packages and presets.

    workflows.py SOURCES
"""
import json
import pathlib
import re
import sys

import yaml

top = pathlib.Path(sys.argv[1])
faults = []


def commands(workflow):
    for name, job in workflow["jobs"].items():
        if "uses" in job and not (top / job["uses"]).is_file():
            faults.append(f"{name} uses {job['uses']}, which is not there")
        for needed in [job.get("needs", [])] if isinstance(job.get("needs"), str) else job.get("needs", []):
            if needed not in workflow["jobs"]:
                faults.append(f"{name} needs {needed}, which is not there")
        for step in job.get("steps", []):
            if "run" in step:
                yield step["run"]
            elif "uses" not in step:
                faults.append(f"a step of {name} does nothing")


presets = {preset["name"] for preset in json.loads((top / "CMakePresets.json").read_text())["configurePresets"]}
kinds = {file.stem for file in (top / "packaging/kinds").glob("*.sh")}
made = set()
for file in sorted((top / ".github/workflows").glob("*.yml")):
    for command in commands(yaml.safe_load(file.read_text())):
        for script in re.findall(r"(?<!\S)packaging/[\w-]+", command):
            if not (top / script).is_file():
                faults.append(f"{file.name} runs {script}, which is not there")
        for preset in re.findall(r"--preset (\S+)", command):
            if preset not in presets:
                faults.append(f"{file.name} names the preset {preset}, which is not there")
        made |= set(re.findall(r"packaging/make (\w+)", command))
faults += [f"a workflow makes {kind}, which is no kind of package" for kind in made - kinds]
faults += [f"no workflow makes {kind}" for kind in kinds - made - {"flatpak"}]

if not made:
    faults.append("no workflow makes a package")

print("\n".join(faults) or "all is there")
sys.exit(bool(faults))
