import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { listNearCopies } from "./near-copies.queries";

setUpDatabase();

const TEXT =
  "You sort letters in a quiet room by the harbour, five mornings a week, and are home at noon.";
const DAY_MS = 86_400_000;

async function aSorter(title: string, description: string, values: Record<string, unknown> = {}) {
  const id = await makeJob({ companyId: await makeCompany(), title, description });
  await db.job.update({ where: { id }, data: values });
  return id;
}

it("lists postings of any company with nearly the same text, most similar first, with a percentage", async () => {
  const id = await aSorter("Letter sorter", TEXT, { status: "in_review" });
  const same = await aSorter("Letter sorter", TEXT);
  const waiting = await aSorter("Letter sorter", `${TEXT} Ask for Mia.`, { status: "in_review" });
  const removed = await aSorter("Sorter of letters", TEXT, {
    status: "removed",
    rejectionReason: "A scam.",
    endedAt: new Date(Date.now() - DAY_MS),
  });
  await aSorter("Bread baker", "You bake bread for forty cafés from four in the morning.");
  await aSorter("Letter sorter", TEXT, {
    status: "removed",
    rejectionReason: "A scam.",
    endedAt: new Date(Date.now() - 200 * DAY_MS),
  });

  const copies = await listNearCopies(id);

  expect(copies.map((copy) => copy.id)).toEqual([same, ...copies.slice(1).map((copy) => copy.id)]);
  expect(new Set(copies.map((copy) => copy.id))).toEqual(new Set([same, waiting, removed]));
  expect(copies[0]).toMatchObject({
    percent: 100,
    status: "live",
    title: "Letter sorter",
    company: { name: expect.any(String) },
  });
  for (const { percent } of copies) expect(percent).toBeGreaterThanOrEqual(70);
});

it("lists none for a unique posting, a very long text, or a posting that doesn't exist", async () => {
  const long = "A harbour full of letters. ".repeat(1000);
  expect(await listNearCopies(await aSorter("Clerk", long))).toEqual([]);
  expect(await listNearCopies("0192f0c1-0000-7000-8000-000000000001")).toEqual([]);
});
