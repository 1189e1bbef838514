import { describe, expect, it } from "vitest";
import { readingOrder } from "./layout";
import { readFindings } from "./parsing";

const read = (...lines: string[]) => readFindings(lines.join("\n"));
const ofKind = (kind: string, lines: string[]) =>
  read(...lines)
    .filter((one) => one.kind === kind)
    .map(({ content }) => content);

/** How one position of a section is read. */
const position = (...lines: string[]) => ofKind("experience", ["Experience", ...lines])[0];
const course = (...lines: string[]) => ofKind("education", ["Education", ...lines])[0];
const skills = (...lines: string[]) =>
  ofKind("skill", lines).map((skill) => (skill as { name: string }).name);

describe("a position", () => {
  const role = { title: "Harbour Engineer", company: "Docklight" };
  const time = { startMonth: "2019-03", endMonth: "2022-02" };
  it.each<[string, string[]]>([
    ["separated by a dash", ["Harbour Engineer — Docklight  Mar 2019 – Feb 2022"]],
    ["separated by a comma", ["Harbour Engineer, Docklight\tMarch 2019 - February 2022"]],
    ["separated by a comma, company first", ["Docklight, Harbour Engineer\t03/2019 – 02/2022"]],
    ["separated by pipes", ["Harbour Engineer | Docklight | Pune, India | 2019-03 to 2022-02"]],
    ["with “at”", ["Harbour Engineer at Docklight (Mar. 2019 – Feb. 2022)"]],
    ["on two lines", ["Harbour Engineer", "Docklight\tMar 2019 – Feb 2022"]],
    [
      "on two lines, company first",
      ["Docklight – Pune, India\tMar 2019 – Feb 2022", "Harbour Engineer"],
    ],
    ["on three lines", ["Harbour Engineer", "Docklight, Pune", "March 2019 – February 2022"]],
    ["with the date first", ["Mar 2019 – Feb 2022\tHarbour Engineer, Docklight"]],
    ["with the date on the first line", ["03.2019 – 02.2022", "Harbour Engineer", "Docklight"]],
    [
      "with the date in the margin",
      ["Docklight, Harbour Engineer\tPune, India", "• Did much\tMar 2019 – Feb 2022"],
    ],
    ["with two-digit years", ["Harbour Engineer, Docklight, Mar '19 – Feb '22"]],
    ["with days", ["Harbour Engineer, Docklight, 1 March 2019 – 28 February 2022"]],
    ["with ISO dates", ["Harbour Engineer — Docklight 2019-03-01 – 2022-02-01"]],
    ["in German", ["Harbour Engineer, Docklight", "März 2019 bis Februar 2022"]],
    ["in Spanish", ["Harbour Engineer, Docklight", "marzo de 2019 - febrero de 2022"]],
  ])("is read: %s", (_how, lines) => {
    expect(position(...lines)).toMatchObject({ ...role, ...time });
  });

  it.each([
    ["Mar 2019 – Present", "2019-03", null],
    ["Mar 2019 - current", "2019-03", null],
    ["03/2019 – heute", "2019-03", null],
    ["since March 2019", "2019-03", null],
    ["2019 – 2021", "2019-01", "2021-12"],
    ["2019–21", "2019-01", "2021-12"],
    ["May – Aug 2022", "2022-05", "2022-08"],
    ["Summer 2019 – Fall 2020", "2019-06", "2020-09"],
  ])("has dates: %s", (text, startMonth, endMonth) => {
    expect(position(`Harbour Engineer, Docklight\t${text}`)).toMatchObject({
      ...role,
      startMonth,
      endMonth,
    });
  });

  it("is separated from the next, and keeps its description", () => {
    const found = ofKind("experience", [
      "WORK HISTORY",
      "Docklight",
      "Lead Designer\t2020 – Present",
      "• Drew the quay",
      "• Raised 1,000 – 2,000 euros in 2019 – 2020",
      "Junior Designer\t2018 – 2020",
      "• Drew boats",
      "REFERENCES",
      "On request 2017 – 2018",
    ]);

    expect(found).toMatchObject([
      {
        title: "Lead Designer",
        company: "Docklight",
        endMonth: null,
        description: "Drew the quay\nRaised 1,000 – 2,000 euros in 2019 – 2020",
      },
      { title: "Junior Designer", company: "Docklight", description: "Drew boats" },
    ]);
    expect(found).toHaveLength(2);
  });

  it("is separated from the next even without a description", () => {
    const found = ofKind("experience", [
      "Employment",
      "Acme Ltd",
      "Cook\tJan 2019 – Dec 2019",
      "Harbour Hotel",
      "Waiter\tJan 2018 – Dec 2018",
    ]);

    expect(found).toMatchObject([
      { title: "Cook", company: "Acme Ltd" },
      { title: "Waiter", company: "Harbour Hotel" },
    ]);
  });
});

describe("a course of study", () => {
  const studied = { degree: "BSc", institution: "University of Pune", fieldOfStudy: "Physics" };
  it.each<[string, string[]]>([
    ["degree first", ["BSc in Physics, University of Pune\tSep 2015 – Jun 2018"]],
    [
      "institution first",
      ["University of Pune, BSc in Physics – Pune, India\tSep 2015 – Jun 2018"],
    ],
    ["on two lines", ["University of Pune – Pune, India\tSep 2015 – Jun 2018", "BSc in Physics"]],
    ["with the degree in the margin", ["BSc University of Pune, Physics\tSep 2015 – Jun 2018"]],
    ["separated by a dash", ["BSc (Physics) — University of Pune", "09/2015 – 06/2018"]],
  ])("is read: %s", (_how, lines) => {
    expect(course(...lines)).toMatchObject({
      ...studied,
      startMonth: "2015-09",
      endMonth: "2018-06",
    });
  });

  it("needs no start date, and leaves out grades", () => {
    const found = course("Master of Science in Physics, University of Pune, GPA 3.9, June 2018");

    expect(found).toMatchObject({
      degree: "Master of Science",
      institution: "University of Pune",
      fieldOfStudy: "Physics",
      endMonth: "2018-06",
    });
    expect(found).not.toHaveProperty("startMonth");
  });
});

describe("skills", () => {
  it.each<[string, string[], string[]]>([
    ["separated by commas", ["Skills", "Python, SQL, C++"], ["Python", "SQL", "C++"]],
    [
      "in groups",
      ["Technical Skills", "Languages: Python, Go", "Tools: Git"],
      ["Python", "Go", "Git"],
    ],
    [
      "as a list",
      ["CORE COMPETENCIES", "• Negotiation", "• Team training"],
      ["Negotiation", "Team training"],
    ],
    ["separated by bars and dots", ["Key Skills", "Excel | Word · SAP"], ["Excel", "Word", "SAP"]],
    ["with levels", ["Skills", "German (fluent), Excel – advanced"], ["German", "Excel"]],
    ["on one line", ["Skills: Python, SQL"], ["Python", "SQL"]],
    ["in two spellings", ["Skills", "NodeJS, nodejs"], ["NodeJS"]],
    ["under a heading with spaced letters", ["S K I L L S", "Sailing"], ["Sailing"]],
  ])("are read: %s", (_how, lines, names) => {
    expect(skills(...lines)).toEqual(names);
  });

  it("are recognised by name in descriptions, as whole words", () => {
    const text = [
      "Experience",
      "Cook, Acme\t2019 – 2020",
      "• Project management with Kafka, going on",
    ];
    const known = ["Project Management", "Kafka", "Go", "Ember", "Management Project"];

    const found = readFindings(text.join("\n"), known).filter(({ kind }) => kind === "skill");

    expect(found.map(({ content }) => content)).toEqual([
      { name: "Project Management" },
      { name: "Kafka" },
    ]);
  });
});

describe("a file that isn't a resume", () => {
  it.each([
    "",
    "A letter of 2019 – 2020 to everybody, written at Docklight in Pune, India.",
    `About the job\nQualifications\n${"You write code that people read. ".repeat(30)}`,
    "\0\ud800 \u202e",
  ])("suggests nothing: %#", (text) => {
    expect(readFindings(text, ["Docklight"])).toEqual([]);
  });

  it("is read quickly, however long and odd it is", () => {
    const started = performance.now();
    for (const text of [
      "a, ".repeat(70_000),
      `Experience\n${"2019 – ".repeat(30_000)}`,
      "(".repeat(200_000),
      `Skills\n${"a(".repeat(100_000)}`,
      `Education\n${"B.S. of ".repeat(25_000)}`,
    ]) {
      readFindings(text, ["Python"]);
    }
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

describe("the pieces of a page", () => {
  const piece = (text: string, x: number, y: number) => ({
    text,
    x,
    y,
    width: text.length * 5,
    height: 10,
  });

  it("are put into reading order, with distant ones separated", () => {
    const lines = readingOrder([
      piece("2019 – 2020", 450, 700),
      piece("• Drew the har-", 60, 680),
      piece("Designer,", 50, 700),
      piece("bour and its quays", 68, 668),
      piece("Docklight", 97, 700),
      piece("Next", 50, 640),
      piece(" ", 10, 640),
    ]);

    expect(lines).toEqual([
      "Designer, Docklight\t2019 – 2020",
      "• Drew the harbour and its quays",
      "Next",
    ]);
  });
});
