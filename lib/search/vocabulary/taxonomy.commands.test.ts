import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { importTaxonomy, removeTaxonomy } from "./taxonomy.commands";
import { listTaxonomies } from "./taxonomy.queries";

setUpDatabase();

const OCCUPATIONS = `O*NET-SOC Code\tTitle\tDescription
35-0001.00\tBread Bakers\tBake bread.
35-0002.00\tTram Drivers\tDrive trams.
\tNobody\tHas no code.
35-0003.00\t\tHas no title.
broken line`;
const TITLES = `O*NET-SOC Code\tAlternate Title\tShort Title\tSource(s)
35-0001.00\tBread Maker\tn/a\t01
35-0001.00\tBread Makers\tn/a\t01
35-0001.00\tOven Artisan (OA)\tOA\t01
35-0001.00\tLoaf Artisan\tn/a\t01
35-0001.00\tNight Bread Baker\tn/a\t01
35-0002.00\tTram Operator\tn/a\t01
35-0002.00\tStreetcar Operator\tn/a\t01
35-0009.00\tOf no occupation\tn/a\t01
35-0002.00\tThe\tn/a\t01
35-0002.00\t${"very long ".repeat(20)}\tn/a\t01
`;
const ADDRESS = "http://data.europa.eu/esco/occupation/";
const LABELS = "1\tSkilled trades\n2\tconfectioner\n3\tsweet maker\n4\tof no address\n5\t\n";
const ADDRESSES = `1\thttp://data.europa.eu/esco/isco/C7\n2\t${ADDRESS}a\n3\t${ADDRESS}a\n5\t${ADDRESS}b\n`;
const DOWNLOAD = `conceptType,conceptUri,preferredLabel,altLabels
Occupation,${ADDRESS}a,confectioner,"sweet maker
candy artisan"
Occupation,${ADDRESS}b,,
Occupation,elsewhere,tuner,
`;

let folder = "";
const write = async (name: string, text: string) => writeFile(join(folder, name), text);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "jobharbor-taxonomy-"));
});
afterAll(async () => rm(folder, { recursive: true }));
beforeEach(async () => {
  await rm(folder, { recursive: true });
  folder = await mkdtemp(join(tmpdir(), "jobharbor-taxonomy-"));
});

async function importOnet(): ReturnType<typeof importTaxonomy> {
  await write("Occupation Data.txt", `\ufeff${OCCUPATIONS.replaceAll("\n", "\r\n")}`);
  await write("Alternate Titles.txt", TITLES);
  return importTaxonomy("onet", folder);
}

describe("importTaxonomy", () => {
  it("imports what it can use, reports what it can't, and replaces an earlier import", async () => {
    const report = await importOnet();

    expect(report).toMatchObject({ occupations: 2, titles: 9, skipped: 5 });
    expect(report.bad).toContainEqual({
      file: "Occupation Data.txt",
      line: 4,
      reason: "has no code",
    });
    expect(report.bad.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      "4 has no code",
      "5 has no title",
      "6 has too few fields",
      "9 is of an occupation that the files do not name",
      "11 has a title that is too long",
    ]);
    expect(await importOnet()).toEqual(report);
    expect(await listTaxonomies()).toMatchObject([{ name: "onet", occupations: 2, titles: 9 }]);
    expect(await queuedEvents("search.taxonomies_changed")).toHaveLength(2);
  });

  it("changes nothing if the files aren't the expected ones", async () => {
    await importOnet();
    const refused = (sentence: RegExp) =>
      expect(importTaxonomy("onet", folder)).rejects.toThrow(sentence);

    await write("Alternate Titles.txt", "id,name\n");
    await refused(/doesn't begin with/);
    await rm(join(folder, "Alternate Titles.txt"));
    await refused(/There's no file "Alternate Titles.txt"/);
    await expect(importTaxonomy("esco", folder)).rejects.toThrow(/There's no file/);
    expect(await listTaxonomies()).toMatchObject([{ name: "onet", occupations: 2 }]);
  });

  it("reads ESCO in either format, and skips groups of occupations", async () => {
    await write("esco_en_surface_forms.tsv", LABELS);
    await write("esco_en_surface_form_to_uri.tsv", ADDRESSES);
    expect(await importTaxonomy("esco", folder)).toMatchObject({
      occupations: 1,
      titles: 2,
      skipped: 2,
    });

    await write("occupations_en.csv", DOWNLOAD);
    expect(await importTaxonomy("esco", folder)).toMatchObject({
      occupations: 1,
      titles: 3,
      skipped: 2,
    });
  });

  it("is undone by removeTaxonomy, once", async () => {
    await importOnet();

    expect(await removeTaxonomy("onet")).toBe(true);

    expect(await listTaxonomies()).toEqual([]);
    expect(await removeTaxonomy("onet")).toBe(false);
  });
});
