import { expect, it } from "vitest";
import { dropCached } from "@/lib/platform/caching/cache";
import { setUpDatabase } from "@/lib/testing/database";
import { makeDocuments } from "@/lib/testing/documents";
import { findMatches } from "../queries";
import { EMPTY_QUERY, type SearchDocument } from "../schema";

setUpDatabase();

const GERMAN =
  "Wir suchen für unser Team in der Werkstatt eine Fachkraft, die mit uns Möbel baut. " +
  "Du arbeitest mit Holz und hast Freude daran, und wir bieten dir eine gute Ausbildung.";
const ENGLISH = "We are looking for somebody who builds furniture with us in our workshop.";

async function titles(documents: SearchDocument[], query: string): Promise<string[]> {
  const { jobIds } = await findMatches({ ...EMPTY_QUERY, query, sort: "relevance", asTyped: true });
  return jobIds.map((id) => documents.find(({ jobId }) => jobId === id)?.title ?? id);
}

it("finds postings in another language by other forms of their words, and ranks their titles", async () => {
  const documents = await makeDocuments(
    { title: "Lagerhelfer", description: `${GERMAN} Mit Schreinern.` },
    { title: "Schreiner", description: GERMAN },
    { title: "Furniture builder", description: ENGLISH },
  );
  // What the writing announced reaches a process in a moment.
  dropCached();

  expect(await titles(documents, "schreinern")).toEqual(["Schreiner", "Lagerhelfer"]);
  expect(await titles(documents, "Fachkräfte")).toHaveLength(2);
  expect(await titles(documents, "building furniture")).toEqual(["Furniture builder"]);
});
