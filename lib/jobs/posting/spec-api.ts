import type { z } from "zod";
import { offeredCategories } from "@/lib/shared/categories/known";
import { JOB_TYPES } from "../schema";
import type { postingInput } from "./schema";
import type { SpecPosting } from "./spec-api.schema";

function keyOf(words: Readonly<Record<string, string>>) {
  const byWord = new Map(Object.entries(words).map(([key, word]) => [word.toLowerCase(), key]));
  return (text: string) => byWord.get(text.trim().toLowerCase()) ?? text;
}

const toNumber = (value: number | string | null | undefined) =>
  value === null || value === undefined || value === "" ? undefined : Number(value);

/** Its content in our own terms, which `postingInput` has not validated yet. */
export function fromSpecPosting(body: SpecPosting, currency: string): z.input<typeof postingInput> {
  const salary = toNumber(body.salary) ?? null;
  return {
    title: body.title,
    location: body.location,
    jobType: keyOf(JOB_TYPES)(body.jobType) as keyof typeof JOB_TYPES,
    category: keyOf(Object.fromEntries(offeredCategories().map(({ code, name }) => [code, name])))(
      body.category,
    ),
    experienceYears: toNumber(body.experienceLevel) as number,
    pay: salary === null ? null : { min: salary, max: salary, currency, period: "year" },
    description: body.description,
    skills: body.skillsRequired,
    customFields: body.customFields,
    applyUrl: body.applyUrl,
  };
}
