import type { JobType, WorkMode } from "@/lib/jobs/schema";
import type { Pay } from "@/lib/shared/money";
import type { Random } from "@/prisma/demo/random";
import type { Company, Country, DemoArea, Occupation, SeniorityLevel } from "@/prisma/demo/sources";
import type { DemoPlace } from "@/prisma/demo/types";

/** A person and what they do, e.g. "leads the web team". */
export type LeadPerson = { name: string; does: string };

/** Everything decided about a posting before a word of it is written. */
export type DemoPosting = {
  random: Random;
  company: Company;
  occupation: Occupation;
  country: Country;
  /** Where the employer is; a remote job's places may be empty all the same. */
  home: DemoPlace;
  places: DemoPlace[];
  level: SeniorityLevel;
  years: number;
  jobType: JobType;
  workMode: WorkMode;
  eligibleCountries: string[];
  /** Hours a week; 40 is full-time. */
  hours: number;
  /** An internship's, or a contract's, e.g. "6 months". */
  duration: string | null;
  area: DemoArea | null;
  title: string;
  skills: string[];
  pay: Pay | null;
  /** The person to whom one would report. */
  lead: LeadPerson;
  /** Deals every card of a named pile before one returns, per company. */
  deal: (pile: string, cards: readonly string[]) => string;
  /** The month in which an internship or a contract starts, e.g. "March". */
  startMonth: string;
};
