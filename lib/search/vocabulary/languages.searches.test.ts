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

const FRENCH =
  "Nous cherchons pour notre équipe une personne qui aime le travail avec les enfants et qui sait " +
  "que le bonheur est dans les petites choses. Vous êtes à l'écoute et vous avez envie d'apprendre.";

it("searches for a word's stem in another language only among postings of that language", async () => {
  const documents = await makeDocuments(
    { title: "Carer", description: ENGLISH },
    { title: "Car salesman", description: ENGLISH },
    { title: "Infirmier", description: FRENCH },
  );
  dropCached();

  // In French, both have the stem "car".
  expect(await titles(documents, "carer")).toEqual(["Carer"]);
  expect(await titles(documents, "infirmiers")).toEqual(["Infirmier"]);
});

const DUTCH =
  "Wij zoeken voor ons team een collega die met ons aan het werk gaat. Je bent niet bang om te leren " +
  "en je hebt veel zin in dit vak, en wij bieden je een goede plek bij ons.";
const SWEDISH =
  "Vi söker dig som vill arbeta hos oss och som har lust att lära dig mer. Du är en del av ett team " +
  "där alla hjälper varandra, och vi ger dig en bra start.";
const DANISH =
  "Vi søger en kollega, der har lyst til at arbejde hos os, og som er god til at samarbejde med de " +
  "andre. Du får en god start, og vi hjælper dig med det, du ikke kan endnu.";

// A compound, written as one word, with a hyphen, with a space, and in another order or form.
it.each([
  ["english", ENGLISH, ["Anlagenplaner", "Anlagen-Planerin (m/w/d)", "Planer:in Anlagen"]],
  ["german", GERMAN, ["Gebäudetechniker", "Gebäude-Techniker", "Gebäude Technikerin (w/m/d)"]],
  ["dutch", DUTCH, ["Klantadviseur", "Klant-adviseur", "Adviseur klant"]],
  ["swedish", SWEDISH, ["Växthusarbetare", "Växthus-arbetare", "Arbetare växthus"]],
  ["danish", DANISH, ["Butiksmedarbejder", "Butiks-medarbejder", "Medarbejder i butiks"]],
])("finds compounds however they are written, in %s", async (_, description, written) => {
  const documents = await makeDocuments(...written.map((title) => ({ title, description })), {
    title: "Furniture builder",
    description: ENGLISH,
  });
  dropCached();

  for (const query of written) {
    expect(await titles(documents, query), query).toHaveLength(written.length);
  }
  const [first = ""] = written;
  const [, trade = ""] = /^.+(planer|techniker|adviseur|arbetare|medarbejder)$/i.exec(first) ?? [];
  expect(await titles(documents, trade), trade).toHaveLength(written.length);
  expect(await titles(documents, `"${first}"`)).toContain(first);
  expect(await titles(documents, `builder -${first}`)).toEqual(["Furniture builder"]);
});

it("finds a compound by one of its words that is only in the text", async () => {
  const documents = await makeDocuments({
    title: "Werkstatt",
    description: `${GERMAN} Du arbeitest mit unserem Kranführer zusammen.`,
  });
  dropCached();

  expect(await titles(documents, "Führer Kran")).toEqual(["Werkstatt"]);
  expect(await titles(documents, "Kranführerin")).toEqual(["Werkstatt"]);
});

it("puts the title that was typed before those of other compounds", async () => {
  const documents = await makeDocuments(
    { title: "Anlagenplaner für Kraftwerke und Fabriken", description: GERMAN },
    { title: "Anlagen-Planer", description: GERMAN },
    { title: "Stadtplaner", description: GERMAN },
  );
  dropCached();

  expect(await titles(documents, "anlagenplanerin")).toEqual([
    "Anlagen-Planer",
    "Anlagenplaner für Kraftwerke und Fabriken",
  ]);
});
