import { z } from "zod";
import { LOOSE, parts, readSections, type Section } from "@/prisma/demo/sections";

/** How far a demo application has come. "unread" is a new one that nobody has opened. */
const PROGRESS = [
  "unread",
  "submitted",
  "in_review",
  "interview",
  "offer",
  "hired",
  "not_selected",
  "withdrawn",
] as const;
export type HiringProgress = (typeof PROGRESS)[number];

const person = z.object({
  fullName: z.string(),
  /** Label of a place, e.g. "Porto, Portugal". */
  place: z.string(),
  headline: z.string(),
  employer: z.string(),
  /** The month in which the current job began. */
  since: z.string().regex(/^\d{4}-\d{2}$/),
  /** The employer before. */
  before: z.string(),
  progress: z.enum(PROGRESS),
});
/** One applicant of the demo: enough to write a resume, a profile and an application from. */
export type DemoPerson = z.infer<typeof person>;

const opening = z.object({
  /** The posting's reference (`demoJobs`). */
  reference: z.string(),
  /** For a posting that has ended: its title, and when it was posted and closed. */
  ended: z
    .object({ title: z.string(), postedDaysAgo: z.number(), closedDaysAgo: z.number() })
    .nullable(),
  /** What people in this trade have studied. */
  study: z.string(),
  /** Why they apply, in a sentence. */
  reason: z.string(),
  /** What they did at their employers. */
  now: z.string(),
  before: z.string(),
  people: z.array(person).min(1),
});
/** A posting of the demo's company with the people who applied, the furthest first. */
export type StaffedOpening = z.infer<typeof opening>;

function toPerson(line: string): DemoPerson {
  const [fullName, place, headline, employer, since, before, progress] = parts(line, "|");
  return person.parse({ fullName, place, headline, employer, since, before, progress });
}

function toOpening({ name, fields, lists }: Section): StaffedOpening {
  const field = (key: string) => fields[key]?.[0];
  const [title, posted, closed] = parts(field("ended"), "|");
  return opening.parse({
    reference: name,
    ended: title ? { title, postedDaysAgo: Number(posted), closedDaysAgo: Number(closed) } : null,
    study: field("study"),
    reason: field("reason"),
    now: field("now"),
    before: field("before"),
    people: lists[LOOSE]?.map(toPerson),
  });
}

/** Everyone who has applied to the demo's company, apart from the demo's seeker. */
export const OPENINGS: readonly StaffedOpening[] =
  readSections("./hiring/people.md").map(toOpening);

/** Who recruits with the owner at the demo's company. They have no password, so they can't log in. */
export const COLLEAGUES = [
  { fullName: "Rui Tavares", username: "rui", email: "rui@demo.jobharbor.example" },
  { fullName: "Helena Brandt", username: "helena", email: "helena@demo.jobharbor.example" },
] as const;

/** Who helps there with some of the work: with a job, and with the interviews for it. */
export const ASSIGNED = [
  {
    ...{ fullName: "Tomasz Wilk", username: "tomasz", email: "tomasz@demo.jobharbor.example" },
    role: "hiring_manager",
  },
  {
    ...{ fullName: "Ayla Demir", username: "ayla", email: "ayla@demo.jobharbor.example" },
    role: "interviewer",
  },
] as const;
