import { buffer } from "node:stream/consumers";
import { readFindings } from "../lib/profiles/resume-parsing/parsing";
import type { ResumeFormat } from "../lib/profiles/resumes/files.schema";
import { resumeText } from "./resume-text";

// Reads one resume in a process of its own, which the worker limits in time and memory. Input: a
// line of JSON that describes the file, then the file. Output: its text and the findings.

const input = await buffer(process.stdin);
const end = input.indexOf("\n");
const { format, skills } = JSON.parse(input.toString("utf8", 0, end)) as {
  format: ResumeFormat;
  skills: string[];
};
const text = await resumeText(format, input.subarray(end + 1));
process.stdout.write(JSON.stringify({ text, findings: readFindings(text, skills) }), () =>
  process.exit(0),
);
