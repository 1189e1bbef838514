import { buffer } from "node:stream/consumers";
import { readFindings } from "../lib/profiles/resume-parsing/parsing";
import type { ResumeFormat } from "../lib/profiles/resumes/schema";
import { resumeText } from "./resume-text";

// Reads one résumé, in a process of its own that the worker bounds in time and memory: from stdin a
// line of JSON that says what it is, then the file; to stdout its text and what is proposed.

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
