import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { indexHeading, indexText, readKeywords } from "./indexed-text";
import { type Configuration, languageLexeme } from "./languages";
import { noteConfigurations } from "./languages.commands";
import { LANGUAGES } from "./languages.schema";

setUpDatabase();

const note = async (...configurations: Configuration[]) =>
  db.$transaction((tx) => noteConfigurations(tx, configurations));

async function read(query: string): Promise<string> {
  const [row] = await db.$queryRaw<{ words: string }[]>`
    SELECT search.read_words(${readKeywords(query).websearch})::text AS words`;
  return row?.words ?? "";
}

/** Whether a search would find a posting that says this, written in the language. */
async function finds(query: string, configuration: Configuration, text: string): Promise<boolean> {
  const lexemes = [languageLexeme(configuration) ?? "*live"];
  const [row] = await db.$queryRaw<{ isFound: boolean }[]>`
    SELECT to_tsvector(${configuration}::regconfig, ${indexText(text)})
      || array_to_tsvector(${lexemes}::text[]) @@ search.read_words(${readKeywords(query).websearch})
      AS "isFound"`;
  return row?.isFound ?? false;
}

it("has a configuration for every language", async () => {
  for (const language of LANGUAGES) {
    const name = language === "english" ? "search.jobs" : `search.${language}`;
    const words = db.$queryRaw`SELECT to_tsvector(${name}::regconfig, 'a')::text`;
    await expect(words, name).resolves.toHaveLength(1);
  }
});

describe("words", () => {
  it("are read only as English while there are no postings in other languages", async () => {
    await note("search.jobs");

    expect(await read("kindly bakers")).toBe("'kind' & 'baker'");
    expect(await queuedEvents("search.synonyms_changed")).toHaveLength(0);
  });

  it("are announced once for each language, to be read again", async () => {
    await note("search.german", "search.jobs", "search.german");
    await note("search.german");
    await note("search.french");

    expect(await queuedEvents("search.synonyms_changed")).toHaveLength(2);
  });
});

describe("a posting in another language", () => {
  beforeEach(async () => note("search.german", "search.french"));

  it.each([
    ["Fachkraft", "Wir suchen Fachkräfte", true],
    ["fachkrafte", "Wir suchen eine Fachkraft", true],
    ["Verkäuferin Straße", "Eine Verkäuferin in unserer Strasse", true],
    ["Leiter der Küche", "Leiter für unsere Küchen", true],
    ['"Leiter der Küche"', "Du bist Leiter der Küche", true],
    ['"Küche der Leiter"', "Du bist Leiter der Küche", false],
    ["Küche -Leiter", "Du bist Leiter der Küche", false],
    ["Küche -Leiters", "Du bist Leiter der Küche", false],
    ["Küche or Garten", "In unseren Gärten", true],
    ["software engineer", "Software Developer (m/w/d) gesucht", true],
    ["der", "Leiter der Küche", false],
  ])("with the query %s and the text %s is found: %s", async (query, text, isFound) => {
    expect(await finds(query, "search.german", text)).toBe(isFound);
  });

  it("is found by the forms of its own language, with or without accents", async () => {
    expect(await finds("développeurs", "search.french", "un developpeur Java")).toBe(true);
    expect(await finds("chef de projet", "search.french", "chefs pour nos projets")).toBe(true);
  });

  it("doesn't change that English postings need every word", async () => {
    expect(await finds("die maker", "search.jobs", "A die maker for our shop")).toBe(true);
    expect(await finds("die maker", "search.jobs", "A maker of gates")).toBe(false);
    expect(await finds("bakers", "search.jobs", indexHeading("Baker"))).toBe(true);
  });
});
