import { beforeEach, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { fold } from "@/lib/shared/text";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCities } from "@/lib/testing/documents";
import { makeJob } from "@/lib/testing/factories";
import { findMatches } from "../queries";
import { EMPTY_QUERY } from "../schema";
import { refreshSuggestions } from "../suggestions/commands";

setUpDatabase();

const COMPANIES = [
  "Zentrale Systems LLC",
  "Quillmark",
  "Target",
  "Apple",
  "Nurse Next Door",
  "Boston Freight Group",
  "Chef",
  "Leeds",
  "Varden Harbour Holdings Ltd",
  "Acute Care Units",
  "Seo Ltd",
  "Special Events Office",
];
const TITLES: [company: string, title: string][] = [
  ["Zentrale Systems LLC", "Software engineer"],
  ["Quillmark", "Software engineer"],
  ["Quillmark", "Baker"],
  ["Target", "Store associate"],
  ["Boston Freight Group", "Driver"],
  ["Nurse Next Door", "Carer"],
  ["Apple", "Store associate"],
  ["Leeds", "Apple picker"],
  ["Leeds", "Pastry chef"],
  ["Acute Care Units", "ACU technician"],
  ["Varden Harbour Holdings Ltd", "Driver"],
];

beforeEach(async () => {
  await makeCities();
  for (const name of COMPANIES) {
    await db.company.create({
      data: { slug: fold(name).replaceAll(" ", "-"), name, nameKey: fold(name) },
    });
  }
  for (const [name, title] of TITLES) {
    const company = await db.company.findFirstOrThrow({ where: { name } });
    await makeJob({ title, companyId: company.id });
  }
  await refreshSuggestions();
});

it("reads a company's name as the company if that is meant", async () => {
  const read: [string, string, string | null][] = [];
  const lines: [sentence: string, words: string, company: string | null][] = [
    ["jobs at quillmark", "", "quillmark"],
    ["quillmark software engineer", "software engineer", "quillmark"],
    ["software engineer quillmark", "software engineer", "quillmark"],
    ["software engineer at zentrale systems", "software engineer", "zentrale-systems-llc"],
    ["zentrale systems inc jobs", "", "zentrale-systems-llc"],
    ["Quillmark", "", "quillmark"],
    ["VHH driver", "driver", "varden-harbour-holdings-ltd"],
    ["jobs at vhh", "", "varden-harbour-holdings-ltd"],
    ["acu technician", "acu technician", null],
    ["boston freight driver", "driver", "boston-freight-group"],
    ["jobs at target", "", "target"],
    ["target", "", "target"],
    ["store associate at apple", "store associate", "apple"],
    ["nurse next door", "", "nurse-next-door"],
    ["apple picker", "apple picker", null],
    ["target store associate", "target store associate", null],
    ["nurse", "nurse", null],
    ["seo", "seo", null],
    ["seo manager", "seo manager", null],
    ["chef", "chef", null],
    ["quillmark photoshop", "quillmark photoshop", null],
    ["nurse at night", "nurse", null],
  ];
  for (const [sentence] of lines) {
    const { understood } = await findMatches({
      ...EMPTY_QUERY,
      sort: "relevance",
      query: sentence,
    });
    const { query, company } = understood.query;
    read.push([sentence, query, company]);
  }
  expect(read).toEqual(lines);
});

it("shows a company's other jobs if it has none of these", async () => {
  const found = await findMatches({
    ...EMPTY_QUERY,
    sort: "relevance",
    query: "plumber at quillmark",
  });

  expect([found.total, found.understood.query.company]).toEqual([2, "quillmark"]);
  expect(found.asked?.query).toMatchObject({ query: "plumber", company: "quillmark" });
});
