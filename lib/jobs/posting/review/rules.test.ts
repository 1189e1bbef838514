import { describe, expect, it } from "vitest";
import { contentReasons, reviewReasons } from "./rules";

const company = { name: "Northwind", website: "www.northwind.example", isVerified: true };
const rulesOf = (description: string) =>
  contentReasons({ title: "Clerk", description, questions: [], company }).map(({ rule }) => rule);

describe("what a posting is held for", () => {
  it.each([
    ["A registration fee of $20 applies.", ["money"]],
    ["Pay us a small deposit before you start.", ["money"]],
    ["Buy your starter kit on the first day.", ["money"]],
    ["There is no registration fee.", []],
    ["You never pay a fee.", []],
    ["We pay travel costs and a signing bonus.", []],
    ["You process customers' application fees.", ["money"]],
    ["Send your bank account details with the CV.", ["bank_details"]],
    ["You look after the bank accounts of clients.", []],
    ["Apply at https://forms.other.example/x", ["off_site"]],
    ["See www.other.example for more.", ["off_site"]],
    ["See https://careers.northwind.example/life and northwind.example", []],
    ["Send your CV to jobs@northwind.example.", ["off_site"]],
    ["Contact us on WhatsApp.", ["messenger"]],
    ["Telegram: @easyjobs", ["messenger"]],
    ["WhatsApp +91 98765 43210", ["messenger"]],
    ["Join at t.me/easyjobs", ["messenger"]],
    ["You build chat bots for Telegram and Signal.", []],
    ["Signal processing in C++.", []],
  ])("%s", (description, rules) => {
    expect(rulesOf(description)).toEqual(rules);
  });

  it("is looked for in questions too, and quoted", () => {
    const questions = [{ text: "Will you pay the joining fee?", choices: [] }];

    const [found] = contentReasons({ title: "Clerk", description: "Work.", questions, company });

    expect(found?.reason).toContain("joining fee");
  });

  it("names a company that nobody has verified", () => {
    const unknown = { ...company, isVerified: false };
    const reviewed = { title: "Clerk", description: "Work.", questions: [], company: unknown };

    expect(reviewReasons(reviewed)).toEqual([expect.stringContaining("Northwind is not verified")]);
  });

  it("is found quickly in a text of any length", () => {
    const started = performance.now();

    rulesOf("send apply pay your whatsapp ".repeat(700));
    rulesOf("a".repeat(20_000));
    rulesOf("apply@".repeat(3300));

    expect(performance.now() - started).toBeLessThan(500);
  });
});
