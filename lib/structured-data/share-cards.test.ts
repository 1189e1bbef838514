import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { aJobDetail } from "@/lib/testing/public-samples";
import {
  companyShareCard,
  drawable,
  jobShareCard,
  jobShareImage,
  shareVersion,
} from "./share-cards";
import { DRAWN } from "./share-cards.schema";

const SITE = { name: "Jobharbor", url: "https://jobs.example.org" };

it.each([
  ["Freight planner", "Freight planner"],
  ["Ingénieur·e  qualité – Łódź", "Ingénieur·e qualité – Łódź"],
  ["Инженер-программист", "Инженер-программист"],
  ["Μηχανικός", "Μηχανικός"],
  ["Kỹ sư", "Kỹ sư"],
  ["Nurse 🚑 (night) ™", "Nurse (night) TM"],
  ["Ｅｎｇｉｎｅｅｒ", "Engineer"],
  ["Ingénieur", "Ingénieur"],
  ["Engineer (工程師) in Taipei", "Engineer in Taipei"],
  ["軟體工程師", null],
  ["सॉफ्टवेयर इंजीनियर", null],
  ["مهندس", null],
  ["🚀🚀🚀", null],
  ["", null],
])("draws %j as %j", (text, drawn) => {
  expect(drawable(text)).toBe(drawn);
});

it("has the site's own colours and mark, and a new address when they change", () => {
  const colours = { accent: "#2fa84f", button: "#7a1f5c", dark: "#17301f" };
  const own = jobShareCard(aJobDetail(), SITE);
  const branded = jobShareCard(aJobDetail(), { ...SITE, colours, icon: "mark.png" });
  expect(branded).toEqual({ ...own, colours, icon: "mark.png" });
  expect(shareVersion(branded)).not.toBe(shareVersion(own));
  expect(shareVersion(branded)).not.toBe(
    shareVersion({ ...branded, colours: { ...colours, dark: "#000000" } }),
  );
});

it("has the site's wide logo and what its home page shows, and a new address when they change", () => {
  const darkLogo = { file: "logo.png", width: 160, height: 32 };
  const own = jobShareCard(aJobDetail(), SITE);
  const branded = jobShareCard(aJobDetail(), {
    ...SITE,
    darkLogo,
    backdrop: { drawing: "ward" },
  });
  expect(branded).toEqual({ ...own, logo: darkLogo, backdrop: { drawing: "ward" } });
  const versions = [own, branded, { ...branded, backdrop: { picture: "a.webp" } }].map(
    shareVersion,
  );
  expect(new Set(versions).size).toBe(3);
});

/** The code points that a TrueType file's format 4 table maps to a glyph. */
function codePoints(file: string): Set<number> {
  const font = readFileSync(file);
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + i * 16);
  const record = tables.find((at) => font.toString("latin1", at, at + 4) === "cmap") ?? 0;
  const cmap = font.readUInt32BE(record + 8);
  const found = new Set<number>();
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i += 1) {
    const table = cmap + font.readUInt32BE(cmap + 4 + i * 8 + 4);
    if (font.readUInt16BE(table) !== 4) continue;
    const segments = font.readUInt16BE(table + 6) / 2;
    for (let segment = 0; segment < segments; segment += 1) {
      const last = font.readUInt16BE(table + 14 + segment * 2);
      const first = font.readUInt16BE(table + 16 + segments * 2 + segment * 2);
      for (let code = first; code <= last && code < 0xffff; code += 1) found.add(code);
    }
  }
  return found;
}

it("draws only characters that the fonts have", () => {
  const files = readdirSync("app/og/fonts").filter((name) => name.endsWith(".ttf"));
  const known = files.map((name) => codePoints(`app/og/fonts/${name}`));
  const missing = DRAWN.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => first + i),
  ).filter((code) => !known.some((codes) => codes.has(code)));

  expect(missing.map((code) => code.toString(16))).toEqual([]);
});

describe("the card of a job", () => {
  it("shows its title, company, place, type and pay", () => {
    expect(jobShareCard(aJobDetail(), SITE)).toEqual({
      kicker: "Northwind Logistics",
      title: "Freight planner",
      facts: ["Pune, India · On-site", "Full-time"],
      pay: "₹9,00,000–₹12,00,000 a year",
      markOf: "Northwind Logistics",
      siteName: "Jobharbor",
    });
  });

  it("shows the parts that it can draw of a job in another script", () => {
    const job = aJobDetail({
      title: "軟體工程師",
      company: { ...aJobDetail().company, name: "港灣科技" },
      location: "臺北市",
      places: [{ ...aJobDetail().places[0], label: "臺北市", countryCode: "TW" } as never],
      pay: null,
    });

    expect(jobShareCard(job, SITE)).toMatchObject({
      kicker: null,
      title: "A job for you",
      facts: ["Taiwan · On-site", "Full-time"],
      pay: null,
      markOf: null,
    });
    expect(jobShareCard({ ...job, company: aJobDetail().company }, SITE).title).toBe(
      "A job at Northwind Logistics",
    );
  });

  it("shows Remote once", () => {
    const job = aJobDetail({ workMode: "remote", location: "Remote", places: [] });

    expect(jobShareCard(job, SITE).facts).toEqual(["Remote", "Full-time"]);
  });

  it("gets a new address exactly when its content changes", () => {
    const path = (changes = {}) => jobShareImage(aJobDetail(changes), SITE).url;

    expect(path()).toMatch(/^\/og\/job\/freight-planner-northwind-b2c3d4f5g6\?v=[0-9a-z]+$/);
    expect(path({ updatedAt: "2027-01-01T00:00:00.000Z" })).toBe(path());
    expect(path({ pay: null })).not.toBe(path());
    expect(jobShareImage(aJobDetail(), SITE).alt).toBe(
      "Freight planner, Northwind Logistics, Pune, India · On-site, Full-time, ₹9,00,000–₹12,00,000 a year",
    );
  });
});

it("the card of a company counts its jobs", () => {
  const company = {
    id: "0199a000-0000-7000-8000-000000000001",
    slug: "northwind",
    name: "Northwind",
    isVerified: true,
    logoUrl: null,
    industry: "Technology",
    companySize: "51-200",
    excerpt: null,
    liveJobs: 1,
    descriptionHtml: null,
    website: null,
    address: null,
    foundedYear: null,
    verifiedAt: null,
    verifiedBy: null,
  };

  const card = companyShareCard(company, SITE);

  expect(card).toMatchObject({ title: "Northwind", facts: ["Technology", "51-200 people"] });
  expect(card.pay).toBe("1 open job");
  expect(companyShareCard({ ...company, liveJobs: 2 }, SITE).pay).toBe("2 open jobs");
  expect(companyShareCard({ ...company, liveJobs: 0 }, SITE).pay).toBeNull();
  expect(shareVersion(card)).not.toBe(
    shareVersion(companyShareCard({ ...company, liveJobs: 2 }, SITE)),
  );
});
