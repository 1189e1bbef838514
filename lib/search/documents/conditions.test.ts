import { expect, it } from "vitest";
import { fold } from "@/lib/shared/text";
import type { Condition } from "../schema";
import { foldClauses, needsNoExperience, readConditions } from "./conditions";

const isAbout = (condition: Condition) => !condition.startsWith("no_");
const readAll = (text: string, title = "Nurse") => readConditions(fold(title), foldClauses(text));
const read = (text: string, title?: string) => readAll(text, title).conditions;
const said = (text: string, title?: string) => read(text, title).filter(isAbout);
const lacks = (text: string) => read(text).filter((condition) => !isAbout(condition));

it.each<[string, Condition[]]>([
  ["You work night shifts on our ward.", ["night_shift"]],
  ["Rotating shifts, with some weekend work.", ["rotating_shifts", "weekend_work"]],
  ["Walk-in interview on Monday. Immediate joiners preferred.", ["immediate_start", "walk_in"]],
  ["Flexible hours, evening shift.", ["evening_shift", "flexible_hours"]],
  ["No night shifts, no weekend work.", []],
  ["You don't work weekends.", []],
  ["You clean the walk-in freezer.", []],
  ["You train our apprentices.", []],
  ["Holiday help for our shop, Saturday shifts.", ["weekend_work", "seasonal"]],
  ["You get:\n- 28 days' holiday\n- help with moving", []],
  ["30 days of holiday, staff discounts.", []],
  ["We close in summer. Work is at the hospital.", []],
  ["Travel: no\nNight shifts: yes", ["night_shift"]],
])("reads %j", (text, conditions) => expect(said(text)).toEqual(conditions));

it("recognises an apprenticeship by its title", () => {
  expect(said("", "Apprentice electrician")).toEqual(["apprenticeship"]);
  expect(said("", "Ausbildung zum Koch")).toEqual(["apprenticeship"]);
});

it.each<[string, Condition]>([
  ["A degree in nursing is required.", "no_degree"],
  ["Some travelling to our other sites.", "no_travel"],
  ["You make cold calls.", "no_cold_calls"],
  ["You have a driving licence.", "no_driving"],
  ["Weekend shifts are part of the job.", "no_weekends"],
  ["You work nights.", "no_nights"],
])("finds that %j asks for something", (text, condition) => {
  expect(lacks(text)).toHaveLength(5);
  expect(lacks(text)).not.toContain(condition);
});

it.each([
  "A degree is not required.",
  "No degree needed. No cold calling, no travel.",
  "You don't need a driving licence, and there are no weekend shifts.",
])("sees that %j asks for nothing", (text) => expect(lacks(text)).toHaveLength(6));

it("reads what is asked for by clauses", () => {
  const needsNone = (text: string) => needsNoExperience("nurse", foldClauses(text));

  expect(needsNone("No previous experience needed.")).toBe(true);
  expect(needsNone("Travel: no\nExperience: three years")).toBe(false);
  expect(lacks("We are closed at weekends. Work is at the hospital.")).toHaveLength(6);
});

it.each<[string, Condition[]]>([
  ["No degree needed, and no weekend work.", ["no_weekends", "no_degree"]],
  ["Monday to Friday, days only.", ["no_weekends", "no_nights"]],
  ["A driving licence is not required.", ["no_driving"]],
  ["Monday to Friday, some weekend work.", []],
  ["You bake bread.", []],
])("distinguishes what %j says isn't asked for from what it doesn't mention", (text, stated) => {
  expect(readAll(text).stated).toEqual(stated);
});

it("knows that a graduate has a degree", () => {
  expect(read("No experience needed.", "Graduate engineer")).not.toContain("no_degree");
  expect(read("No experience needed.", "Engineer")).toContain("no_degree");
});
