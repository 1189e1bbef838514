import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** Fields by name. */
export type ResumeFacts = Readonly<Record<string, unknown>>;
type Truth = { experience: ResumeFacts[]; education: ResumeFacts[]; skill: ResumeFacts[] };

const month = (date: string | undefined) => date?.slice(0, 7) ?? null;
const skills = (names: readonly string[]): ResumeFacts[] => names.map((name) => ({ name }));

const position = (
  title: string,
  company: string,
  months: [string, string | null],
): ResumeFacts => ({
  title,
  company,
  startMonth: months[0],
  endMonth: months[1],
});

// Copied from John_Doe_ClassicTheme_CV.pdf; the other themes show the same.
const JOHN_DOE: Truth = {
  experience: [
    position("Co-Founder & CTO", "Nexus AI", ["2023-06", null]),
    position("Research Intern", "NVIDIA Research", ["2022-05", "2022-08"]),
    position("Research Intern", "Google DeepMind", ["2021-05", "2021-08"]),
    position("Research Intern", "Apple ML Research", ["2020-05", "2020-08"]),
    position("Research Intern", "Microsoft Research", ["2019-05", "2019-08"]),
  ],
  education: [
    {
      degree: "PhD",
      institution: "Princeton University",
      fieldOfStudy: "Computer Science",
      startMonth: "2018-09",
      endMonth: "2023-05",
    },
    {
      degree: "BS",
      institution: "Boğaziçi University",
      fieldOfStudy: "Computer Engineering",
      startMonth: "2014-09",
      endMonth: "2018-06",
    },
  ],
  skill: skills([
    "Python",
    "C++",
    "CUDA",
    "Rust",
    "Julia",
    "PyTorch",
    "JAX",
    "TensorFlow",
    "Triton",
    "ONNX",
    "Kubernetes",
    "Ray",
    "distributed training",
    "AWS",
    "GCP",
    "Neural architecture search",
    "model compression",
    "efficient inference",
    "multi-agent RL",
  ]),
};

type JsonResume = {
  work?: { name?: string; position?: string; startDate?: string; endDate?: string }[];
  education?: {
    institution?: string;
    area?: string;
    studyType?: string;
    startDate?: string;
    endDate?: string;
  }[];
  skills?: { keywords?: string[] }[];
};

function fromJson({ work = [], education = [], skills: lists = [] }: JsonResume): Truth {
  return {
    experience: work.map(({ name, position: title, startDate, endDate }) => ({
      title,
      company: name,
      startMonth: month(startDate),
      endMonth: month(endDate),
    })),
    education: education.map(({ institution, area, studyType, startDate, endDate }) => ({
      degree: studyType,
      institution,
      fieldOfStudy: area,
      startMonth: month(startDate),
      endMonth: month(endDate),
    })),
    skill: skills(lists.flatMap(({ keywords = [] }) => keywords)),
  };
}

/** A sample's content if known: from the JSON that it was made from, or from reading it. */
export async function expectedOf(file: string): Promise<Truth | null> {
  const name = basename(file);
  if (/^John_Doe_.*\.pdf$/.test(name)) return JOHN_DOE;
  if (!name.endsWith(".docx")) return null;
  const path = join(dirname(file), "../json", name.replace(/\.docx$/, ".json"));
  const text = await readFile(path, "utf8").catch(() => null);
  return text === null ? null : fromJson(JSON.parse(text) as JsonResume);
}
