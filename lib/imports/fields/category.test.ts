import { existsSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { type Category, setKnownCategories } from "@/lib/shared/categories/known";
import { readCategory } from "./category";

const ofTitle = (title: string) => readCategory({ title, occupation: null, industry: null });

describe("readCategory", () => {
  it.each([
    ["Senior Software Engineer", "it"],
    ["Front-End Developer (React)", "it"],
    ["IT Support Specialist", "it"],
    ["Cybersecurity Analyst", "it"],
    ["Data Scientist", "it"],
    ["QA Engineer", "it"],
    ["C++ Programmer", "it"],
    ["CNC Programmer", "other"],
    ["UX Designer", "design"],
    ["Graphic Designer", "design"],
    ["Interior Designer", "design"],
    ["Marketing Manager", "marketing"],
    ["SEO Copywriter", "marketing"],
    ["Account Executive", "marketing"],
    ["Staff Accountant", "finance"],
    ["Loan Officer", "finance"],
    ["Payroll Clerk", "finance"],
    ["Registered Nurse", "healthcare"],
    ["School Nurse", "healthcare"],
    ["Psychotherapist", "healthcare"],
    ["Dental Hygienist", "healthcare"],
    ["Kindergarten Teacher", "education"],
    ["Professor of Nursing", "education"],
    ["Computer Science Instructor", "education"],
    ["Baker", "other"],
    ["Truck Driver", "other"],
    ["Security Guard", "other"],
    ["Lawyer", "other"],
    ["", "other"],
  ])("puts %j into %s", (title, category) => {
    expect(ofTitle(title)).toBe(category);
  });

  it("prefers an occupation's code or a category's name to any words", () => {
    const evidence = { title: "Nurse", industry: null };

    expect(readCategory({ ...evidence, occupation: "15-1252.00" })).toBe("it");
    expect(readCategory({ ...evidence, occupation: "15-1252.00 Software Developers" })).toBe("it");
    expect(readCategory({ ...evidence, occupation: "53-3032" })).toBe("other");
    expect(readCategory({ ...evidence, occupation: ["", "Education"] })).toBe("education");
  });

  it("uses a category's and an industry's words if a title says little", () => {
    expect(
      readCategory({ title: "Analyst", occupation: "Finance, Accounting", industry: null }),
    ).toBe("finance");
    expect(readCategory({ title: "Analyst", occupation: null, industry: "Hospitals" })).toBe(
      "other",
    );
  });

  const titles = "../shared/data/taxonomy-onet-29.2/Sample of Reported Titles.txt";
  it.skipIf(!existsSync(titles))(
    "agrees with O*NET's occupation codes on most titles (needs ../shared/data)",
    () => {
      const rows = readFileSync(titles, "utf8").trim().split("\n").slice(1);
      const right = rows.filter((row) => {
        const [code = "", title = ""] = row.split("\t");
        return ofTitle(title) === readCategory({ title, occupation: code, industry: null });
      });

      expect(right.length / rows.length).toBeGreaterThan(0.85);
    },
  );
});

describe("readCategory, if no word of the title decides it", () => {
  const of = (likeness: number, title = "Vigneron") =>
    readCategory({
      title,
      occupation: null,
      industry: null,
      nearest: { code: "15-1252.00", likeness },
    });

  it("returns the category of the occupation closest to the title, if it is close enough", () => {
    expect(of(0.9)).toBe("it");
    expect(of(0.7)).toBe("other");
  });

  it("returns the words' category, if they have one", () => {
    expect(of(0.9, "Registered Nurse")).toBe("healthcare");
  });
});

describe("a site's own categories", () => {
  const own = (given: Partial<Category>): Category => ({
    ...{ code: "own_10", name: "Skilled Trades", slug: "trades", formerSlugs: [], icon: "blocks" },
    ...{ accent: 1, parent: null, position: 9, words: [], mergedInto: null },
    ...given,
  });
  const read = (title: string, occupation: string | null = null) =>
    readCategory({ title, occupation, industry: null });
  afterEach(() => setKnownCategories([]));

  it("come first, if the source names one or the title has its words", () => {
    setKnownCategories([
      own({ words: ["roofer", "software roofer"] }),
      own({ code: "own_11", name: "Support", slug: "support", words: ["software"] }),
    ]);
    expect(read("Sales Manager", "skilled trades")).toBe("own_10");
    expect(read("Sales Manager", "Trades")).toBe("own_10");
    expect(read("Sales Manager", "ROOFER")).toBe("own_10");
    expect(read("Senior Roofer (m/f/d)")).toBe("own_10");
    expect(read("Software Roofer")).toBe("own_10");
    expect(read("Software Engineer")).toBe("own_11");
    expect(read("Proofer")).not.toBe("own_10");
    expect(read("Registered Nurse")).toBe("healthcare");
  });

  it("include the jobs of a category that was merged into one of them", () => {
    setKnownCategories([
      own({}),
      own({ code: "healthcare", name: "Healthcare", slug: "healthcare", mergedInto: "own_10" }),
    ]);
    expect(read("Registered Nurse")).toBe("own_10");
    expect(read("Anything", "Health")).toBe("own_10");
  });
});
