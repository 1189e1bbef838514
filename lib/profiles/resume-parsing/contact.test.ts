import { describe, expect, it } from "vitest";
import { readFindings } from "./parsing";

const REST = ["Experience", "Harbour Engineer, Docklight\tMar 2019 - Present"];

/** The contact details in a resume with this head. */
function contactOf(...head: string[]) {
  const found = readFindings([...head, ...REST].join("\n"));
  return Object.fromEntries(
    found.flatMap((one) =>
      one.kind === "contact" ? [[one.content.field, one.content.value]] : [],
    ),
  );
}

function doubtsOf(field: string, ...head: string[]) {
  const found = readFindings([...head, ...REST].join("\n"));
  return found.find((one) => one.kind === "contact" && one.content.field === field)?.doubts;
}

const INES = {
  fullName: "Inês Carvalho",
  headline: "Product designer for tools people use all day",
  phone: "+351 21 555 0142",
  location: "Lisbon, Portugal",
};

describe("a resume's head", () => {
  it.each<[string, string[]]>([
    [
      "in lines",
      ["Inês Carvalho", INES.headline, "Lisbon, Portugal", "+351 21 555 0142", "ines@example.org"],
    ],
    [
      "in one line",
      ["Inês Carvalho", INES.headline, "ines@example.org | +351 21 555 0142 | Lisbon, Portugal"],
    ],
    [
      "in columns",
      ["Inês Carvalho\tLisbon, Portugal", `${INES.headline}\tPhone: +351 21 555 0142`],
    ],
    [
      "with labels",
      [
        "CURRICULUM VITAE",
        "Name: Inês Carvalho",
        `Title: ${INES.headline}`,
        "Tel.: +351 21 555 0142",
        "Address: Rua do Cais 12, 1200-109 Lisbon, Portugal",
      ],
    ],
    [
      "under a heading",
      [
        "Inês Carvalho",
        INES.headline,
        "Contact",
        "Mobile: +351 21 555 0142",
        "Location: Lisbon, Portugal",
      ],
    ],
  ])("is read: %s", (_how, head) => {
    expect(contactOf(...head)).toEqual(INES);
  });

  it.each([
    "Meera of the Harbour",
    "Jean-Luc d'Arc",
    "Anne van der Berg",
    "Seán O’Brien",
    "Łukasz Żółć",
  ])("names its owner: %s", (name) => {
    expect(contactOf(name)).toMatchObject({ fullName: name });
  });

  it.each(["Curriculum Vitae", "Senior Product Designer", "Lisbon, Portugal", "Docklight", "2019"])(
    "doesn't read this as a name: %s",
    (line) => {
      expect(contactOf(line)).not.toHaveProperty("fullName");
    },
  );

  it.each([
    "2019 - 2022",
    "03/2019 - 02/2022",
    "1990-04-01",
    "12345",
    "https://x.example/12345678",
  ])("has no phone number in %s", (line) => {
    expect(contactOf("Inês Carvalho", line)).not.toHaveProperty("phone");
  });

  it("returns only what it states", () => {
    expect(contactOf()).toEqual({ headline: "Harbour Engineer" });
  });
});

describe("a doubt", () => {
  it("is reported about a headline that equals the latest job's title", () => {
    expect(doubtsOf("headline", "Inês Carvalho")).toEqual(["latest_job"]);
    expect(doubtsOf("headline", "Inês Carvalho", "Product designer")).toEqual([]);
  });

  it("is reported about a phone number without a country code", () => {
    expect(doubtsOf("phone", "Inês Carvalho", "(020) 7946 0000")).toEqual(["no_country_code"]);
    expect(doubtsOf("phone", "Inês Carvalho", "0044 20 7946 0000")).toEqual([]);
  });

  it("is reported about a name in capitals, which is rewritten in normal case", () => {
    expect(contactOf("INÊS D'AVÓ-CARVALHO")).toMatchObject({ fullName: "Inês D'Avó-Carvalho" });
    expect(doubtsOf("fullName", "INÊS CARVALHO")).toEqual(["in_capitals"]);
  });

  it("is reported about months missing from dates, and about a company named only in an entry above", () => {
    const found = readFindings(
      [
        "Experience",
        "Lead Designer, Docklight\t2020 – Present",
        "Junior Designer\tMay 2018 – Mar 2020",
        "Freelance Designer\t2016 – 2017",
        "Education",
        "BSc in Physics, University of Pune\t2011 – 2015",
      ].join("\n"),
    );
    expect(found.filter(({ kind }) => kind !== "contact")).toMatchObject([
      { content: { company: "Docklight" }, doubts: ["years_only"] },
      { content: { company: "Docklight" }, doubts: ["company_above"] },
      { content: { title: "Freelance Designer" }, doubts: ["years_only"] },
      { content: { institution: "University of Pune" }, doubts: ["years_only"] },
    ]);
    expect(found.at(-2)?.content).not.toHaveProperty("company", "Docklight");
  });
});

it("a resume is read quickly, however long and odd it is", () => {
  // Of the processor, which other tests use meanwhile.
  const started = process.cpuUsage();
  for (const line of ["+1 ".repeat(300), "1 ".repeat(500), "A, ".repeat(330), "Aa ".repeat(330)]) {
    readFindings([...Array.from({ length: 4000 }, () => line), ...REST].join("\n"));
  }
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(4000);
});
