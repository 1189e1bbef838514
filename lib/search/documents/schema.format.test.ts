import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { pool } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { aDocument, makeDocuments } from "@/lib/testing/documents";
import { toBytes, withPlaces } from "../engine/bitmap";
import { CHUNK } from "../engine/schema";
import type { SearchDocument } from "../schema";
import { toDocumentRow } from "./document-rows";
import { packFacts } from "./packed-facts";
import { FORMAT } from "./schema";

setUpDatabase();

const PUNE = { cityId: 1259229, label: "Pune, India", regionCode: "16", countryCode: "IN" };
const HAMLET = { cityId: null, label: "Hamlet", regionCode: null, countryCode: null };

// Together they set everything that a document can have, and leave out everything optional.
const DOCUMENTS: SearchDocument[] = [
  aDocument({
    jobId: "00000000-0000-7000-8000-000000000001",
    title: "Senior C++ engineer (Node.js)",
    companyName: "Café Ltd",
    companySlug: "cafe-ltd",
    skills: [
      { slug: "c++", name: "C++" },
      { slug: "machine-learning", name: "Machine learning" },
    ],
    boardIds: [],
    fieldValues: [{ key: "shift", value: "night" }],
    fieldNumbers: [{ key: "hours", value: 37.5 }],
    description:
      "You build what we sell. You know ISO27001, and the team around you.\nAbout us\nWe sell zinc.",
    places: [PUNE, HAMLET],
    jobType: "contract",
    category: "it",
    level: "senior",
    mode: "remote",
    visaSponsorship: "offered",
    eligibleCountries: ["IN", "GB"],
    experienceYears: 2.5,
    annualPayMin: 40_000,
    annualPayMax: 65_000,
    postedAt: new Date("2026-11-02T08:30:00Z"),
  }),
  aDocument({
    jobId: "00000000-0000-7000-8000-000000000002",
    title: "Bäcker für die Nacht",
    description: "Wir suchen einen Bäcker für die Nacht, der mit uns und für die Stadt bäckt.",
    jobType: "part_time",
    mode: "hybrid",
    annualPayMin: 30_000,
  }),
  aDocument({
    jobId: "00000000-0000-7000-8000-000000000003",
    title: "看護師 (m/w/d)",
    mode: "on_site",
  }),
  aDocument({
    jobId: "00000000-0000-7000-8000-000000000004",
    title: "Bauingenieurin",
    mode: "on_site",
  }),
];

const digest = (form: unknown) =>
  createHash("sha256").update(JSON.stringify(form)).digest("hex").slice(0, 16);

/** A document's row as it is written. */
function rowOf(document: SearchDocument) {
  const { readText, configuration, ...row } = toDocumentRow(document);
  const { lexemes, ...text } = readText();
  return { ...row, ...text, configuration, lexemes };
}

// The index assigns numbers as things come; here they're always the same.
function factsOf(document: SearchDocument): string {
  const numbers = {
    companyId: 5,
    titleId: 90,
    cityNumbers: [7],
    skillIds: [40, 2],
    wordIds: [3, 1000, 9],
  };
  return packFacts(toDocumentRow(document), { docno: 70_000, ...numbers });
}

/** The documents' form, as a digest, and its number. */
const DOCUMENT_FORM = { format: 19, digest: "4933f1423b8ffa21" };

it("the documents' form changes only with a new number", async () => {
  await makeDocuments(...DOCUMENTS);
  const { rows } = await pool().query<{ doc: string }>(
    "SELECT doc::text FROM search.job_documents ORDER BY job_id",
  );
  const written = DOCUMENTS.map((document, index) => ({
    row: rowOf(document),
    facts: factsOf(document),
    doc: rows[index]?.doc,
  }));

  const message = `What the index stores of a document changed. Those that are there stay as they
are until FORMAT (lib/search/documents/schema.ts) is counted up: count it up, so that workers write
all documents anew, and put the new number and digest into DOCUMENT_FORM. Where the release before
cannot read the new form, see docs/operations.md on two releases that run at once.`;
  expect({ format: FORMAT, digest: digest(written) }, message).toEqual(DOCUMENT_FORM);
});

/** The posting lists' form. It has no number, and rewriting documents doesn't change it. */
const POSTING_LISTS_FORM = "f751c0a58e083102";

it("posting lists have the form that this release reads", () => {
  const few = toBytes(withPlaces(null, [0, 31, 32, CHUNK - 1]));
  const many = toBytes(
    withPlaces(
      null,
      Array.from({ length: 5000 }, (_, index) => 3 * index),
    ),
  );
  const written = [CHUNK, few.toString("hex"), many.toString("hex")];

  const message = `The bytes of posting lists changed, or how many documents a chunk has. Those in
search.postings would be misread: add a migration that deletes from search.lexemes and counts up
generation and mapping in search.state with chosen_for = 0, as search.note_emptied() does, so that
the worker writes them anew; then put this digest into POSTING_LISTS_FORM.`;
  expect(digest(written), message).toBe(POSTING_LISTS_FORM);
});
