import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SeekerHero } from "./seeker-hero";

function hero(username: string | null, isNew = false): string {
  return renderToStaticMarkup(createElement(SeekerHero, { username, isNew, isEmployer: false }));
}

it("greets people by name, and those without a name too", () => {
  expect(hero("asha")).toContain("Welcome back, asha");
  expect(hero(null)).toContain("<h1>Begin Your Journey</h1>");
  expect(hero("")).toContain("<h1>Begin Your Journey</h1>");
});

it("doesn't welcome back someone who has only just come", () => {
  expect(hero("asha", true)).toContain("<h1>Begin Your Journey</h1>");
});
