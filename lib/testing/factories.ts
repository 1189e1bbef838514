import type { Actor } from "@/lib/accounts/schema";
import { findOrCreateCompanies } from "@/lib/companies/commands";
import { addBoard } from "@/lib/jobs/boards/commands";
import { refillBoard } from "@/lib/jobs/boards/membership.commands";
import { type BoardInput, boardInput } from "@/lib/jobs/boards/schema";
import { publishJobs } from "@/lib/jobs/commands";
import type { ImportedJob } from "@/lib/jobs/importing.commands";
import { nothingStated } from "@/lib/jobs/posting/validation";
import type { JobContent } from "@/lib/jobs/schema";
import type { City } from "@/lib/places/schema";
import { db } from "@/lib/platform/db/client";
import { fold } from "@/lib/shared/text";
import { aClient } from "./accounts";
import { anAdmin } from "./admins";

let number = 0;

/** A different number for each call, for what must be unique. */
function nextNumber(): number {
  number += 1;
  return number;
}

/** Inserts a company. Returns its id. */
export async function makeCompany(name = `Company ${nextNumber()}`): Promise<string> {
  const id = (await findOrCreateCompanies([{ name }])).get(name);
  if (!id) throw new Error("the company was not made");
  return id;
}

/** Inserts an import source. Returns its id. */
export async function makeSource(name = `Source ${nextNumber()}`): Promise<number> {
  const { id } = await db.source.create({ data: { name }, select: { id: true } });
  return id;
}

const PUNE: City = {
  id: 1_259_229,
  name: "Pune",
  region: "Maharashtra",
  regionCode: "16",
  countryCode: "IN",
  latitude: 18.51957,
  longitude: 73.85535,
  population: 2_935_744,
  timeZone: "Asia/Kolkata",
};

/** Inserts a city, Pune by default. */
export async function makeCity(values: Partial<City> = {}): Promise<City> {
  const city = { ...PUNE, ...values };
  await db.city.create({ data: { ...city, nameKey: fold(city.name) } });
  return city;
}

/** A posting's complete content. Tests only set what matters to them. */
export function aContent(values: Partial<JobContent> & { companyId: string }): JobContent {
  return {
    ...nothingStated(),
    title: "Bread baker",
    description: "Bake bread for forty cafés.\n\n- Start at four\n- Shape by hand",
    jobType: "full_time",
    category: "other",
    experienceYears: 2,
    experienceLevel: null,
    places: [{ cityId: null, label: "Pune, India", countryCode: "IN" }],
    timeZone: "Asia/Kolkata",
    applyUrl: null,
    skills: ["Baking", "Sourdough"],
    ...values,
  };
}

/** An imported posting. Its hash follows from its content. */
export function anImportedJob(reference: string, content: JobContent): ImportedJob {
  return { reference, contentHash: JSON.stringify(content), postedAt: null, content };
}

/** Publishes a job, by default of a new company. Returns its id. */
export async function makeJob(
  values: Partial<JobContent> = {},
  postedAt = new Date(),
): Promise<string> {
  const companyId = values.companyId ?? (await makeCompany());
  const content = aContent({ ...values, companyId });
  const [id] = await db.$transaction((tx) =>
    publishJobs(tx, [{ content, postedById: null, postedAt }]),
  );
  if (!id) throw new Error("the job was not made");
  return id;
}

/** What an admin says of a board: one with every job unless said otherwise. */
export function aBoard(given: Partial<BoardInput> = {}): BoardInput {
  const own = nextNumber();
  const nothing = { categories: [], places: [], companies: [], sources: [], admins: [] };
  const named = { name: `Board ${own}`, host: `board${own}.example.org` };
  return boardInput.parse({ ...named, ...nothing, ...given });
}

/** Adds a board and gives it the jobs it shows. Returns its id. */
export async function makeBoard(given: Partial<BoardInput> = {}, admin?: Actor): Promise<string> {
  const id = await addBoard(admin ?? (await anAdmin()), aBoard(given), aClient());
  await refillBoard(id);
  return id;
}
