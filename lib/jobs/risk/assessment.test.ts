import { describe, expect, it } from "vitest";
import { BAD_POSTINGS, CASE_COMPANY } from "@/lib/testing/risk-cases";
import { GOOD_POSTINGS } from "@/lib/testing/risk-honest-cases";
import { assess, RISK_RULES, reviewReasons } from "./assessment";
import type { RiskFacts } from "./schema";
import { WEAK_SIGNS } from "./weak-signs";

const NOTHING_KNOWN: RiskFacts = {
  senderDomain: null,
  pay: null,
  known: [],
  removed: null,
  watchWords: [],
};

function risk(description: string, facts: Partial<RiskFacts> = {}, company = CASE_COMPANY) {
  const posting = { title: "Clerk", description, questions: [], company };
  return assess(posting, { ...NOTHING_KNOWN, ...facts });
}
const rulesOf = (...of: Parameters<typeof risk>) => risk(...of).flags.map(({ rule }) => rule);

const unknown = (name: string, website: string | null = null) => ({
  name,
  website,
  isVerified: false,
});

describe("the table of rules", () => {
  it("has enough cases, and at least one for each rule about words", () => {
    expect(BAD_POSTINGS.length + GOOD_POSTINGS.length).toBeGreaterThan(60);
    const found = new Set(BAD_POSTINGS.flatMap(([, rules]) => rules));
    const byFacts = ["removed_text", "look_alike", "watch_word", "pay", "free_mail_sender"];
    expect([...found, ...byFacts].sort()).toEqual(RISK_RULES.map(({ name }) => name).sort());
  });

  it.each(BAD_POSTINGS)("holds: %s", (description, rules) => {
    const { flags, isHigh } = risk(description);

    expect(flags.map(({ rule }) => rule).sort()).toEqual([...rules].sort());
    expect(isHigh).toBe(true);
    // An admin sees the words where they stand.
    for (const { words } of flags) expect(description).toContain(words);
  });

  it.each(GOOD_POSTINGS)("doesn't hold: %s", (description, rules) => {
    const { flags, isHigh } = risk(description);

    // Weak signs are honest postings' as well: they only must not hold one.
    const names = new Set(RISK_RULES.map(({ name }) => name));
    expect(flags.map(({ rule }) => rule).filter((rule) => names.has(rule))).toEqual(rules);
    expect(isHigh).toBe(false);
  });
});

describe("weak signs", () => {
  it.each([
    ["home_work", "Work from home."],
    ["no_experience", "No experience needed."],
    ["quick_pay", "You are paid daily."],
    ["young", "Must be 18 or older."],
    ["simple_work", "Data entry for a shop."],
    ["spare_time", "Only two hours a day."],
    ["vague_employer", "We hire for a reputed MNC."],
    ["documents", "Tell us your date of birth."],
    ["payment", "You cover the ride to us."],
    ["money_through", "Clients are paid by PayPal."],
    ["contact_elsewhere", "Text us for details."],
    ["already_chosen", "Interviews are held over chat."],
    ["all_found", "Free accommodation and food."],
    ["for_anyone", "Ideal for housewives."],
    ["earnings", "Earn up to $900."],
    ["reassurance", "This is not a scam."],
    ["pressed", "Positions are limited."],
    ["shouting", "Bread!! Cakes!!"],
    ["own_computer", "All you need is patience."],
    ["personal_details", "Write us your name, age, address."],
  ])("%s shows its words and doesn't hold a posting by itself", (rule, text) => {
    const { flags, isHigh } = risk(text);

    expect(flags.map((flag) => flag.rule)).toContain(rule);
    for (const { words } of flags) expect(text).toContain(words);
    expect(isHigh).toBe(false);
  });

  it("all have a case above", () => {
    expect(WEAK_SIGNS).toHaveLength(20);
  });

  it("don't hold a posting with a link to another site, if they are the weakest ones", () => {
    expect(risk("Apply at https://forms.other.example/x. Urgent!").isHigh).toBe(false);
    expect(risk("Work from home. See www.other.example for more.").isHigh).toBe(false);
  });

  it("add up", () => {
    const text =
      "Typing work for students with your phone, two hours a day, no degree needed. You are paid weekly. Text us.";

    expect(risk(text).isHigh).toBe(true);
    expect(risk("We are a bakery. You bake bread and clean the oven.").flags).toEqual([]);
  });
});

describe("facts from the database", () => {
  const pay = { usual: 60_000, stated: "€4,500 a week", kind: "Other" };

  it("flag pay far above or below what is usual", () => {
    expect(rulesOf("Work.", { pay: { ...pay, annual: 234_000 } })).toEqual([]);
    expect(rulesOf("Work.", { pay: { ...pay, annual: 300_000 } })).toEqual(["pay"]);
    expect(rulesOf("Work.", { pay: { ...pay, annual: 9000 } })).toEqual([]);
    expect(rulesOf("Work.", { pay: { ...pay, annual: 7000 } })).toEqual(["pay"]);
    expect(rulesOf("Work.", { pay: { ...pay, annual: 7000, usual: 0 } })).toEqual([]);
  });

  const known = [{ name: "Northwind Logistics", domain: "northwind.example" }];

  it.each([
    ["Northwind Logistics Careers", null, true],
    ["Northw1nd Logistics", null, true],
    ["Northwind-Logistics", null, true],
    ["Harbour", "https://n0rthwind.example", true],
    ["Harbour", "https://northwlnd.example", true],
    ["Southwind Trading", null, false],
    ["Harbour", "https://harbour.example", false],
    ["Harbour", "https://jobs.northwind.example", false],
    ["Inc", null, false],
  ])("flag a company that looks like another: %s at %s", (name, website, isFound) => {
    const found = rulesOf("Work.", { known }, unknown(name, website) as typeof CASE_COMPANY);
    expect(found).toEqual(isFound ? ["look_alike"] : []);
  });

  it("don't flag a verified company", () => {
    expect(rulesOf("Work.", { known, senderDomain: "gmail.com" })).toEqual([]);
    const small = unknown("Tiny Bakery") as typeof CASE_COMPANY;
    expect(rulesOf("Work.", { senderDomain: "gmail.com" }, small)).toEqual(["free_mail_sender"]);
  });

  it("flag the text of a removed posting, and the site's watch words", () => {
    expect(risk("Work.", { removed: { title: "Easy clerk" } })).toMatchObject({
      isHigh: true,
      flags: [{ rule: "removed_text", words: "Easy clerk" }],
    });
    expect(rulesOf("A Pyramid of chances.", { watchWords: ["pyramid"] })).toEqual(["watch_word"]);
  });
});

describe("the words that are marked for admins", () => {
  it.each([
    ["A registration fee of $20 applies.", "registration fee of $20"],
    ["A training fee of Rs. 12,500.50, paid once.", "training fee of Rs. 12,500.50"],
    ["Come by. Deposit $150 today.", "Deposit $150"],
    ["Message us on WhatsApp.", "on WhatsApp"],
    [
      "All new starters settle the fee for the badge, the books and the boots of the company prior to day one.",
      "new starters settle the fee for the badge, the books and the boots of the",
    ],
  ])("are complete words and amounts: %s", (description, words) => {
    expect(risk(description).flags[0]?.words).toBe(words);
  });
});

describe("the reasons for a review", () => {
  it("include words found in questions, and quote them", () => {
    const questions = [{ text: "Will you pay the joining fee?", choices: [] }];
    const posting = { title: "Clerk", description: "Work.", questions, company: CASE_COMPANY };

    const [reason] = reviewReasons(assess(posting, NOTHING_KNOWN), CASE_COMPANY);

    expect(reason).toContain("joining fee");
  });

  it("are none for a verified company below the limit, and the findings above it", () => {
    expect(reviewReasons(risk("See www.other.example."), CASE_COMPANY)).toEqual([]);
    expect(reviewReasons(risk("Contact us on WhatsApp."), CASE_COMPANY)).toHaveLength(1);
  });

  it("name a company that no one has verified", () => {
    const company = unknown("Tiny Bakery");
    expect(reviewReasons(risk("Work."), company)).toEqual([
      expect.stringContaining("Tiny Bakery isn't verified"),
    ]);
  });

  it("have a score of at most 100, and are found quickly in a text of any length", () => {
    const everything = BAD_POSTINGS.map(([text]) => text).join("\n");
    expect(risk(everything).score).toBe(100);
    const started = performance.now();

    risk("send apply pay your whatsapp ".repeat(700));
    risk("a".repeat(20_000));
    risk("apply@".repeat(3300));
    risk("deposit transfer your account keep 5% pay fee of $".repeat(400));
    risk("process the manage ".repeat(1000));

    expect(performance.now() - started).toBeLessThan(500);
  });
});
