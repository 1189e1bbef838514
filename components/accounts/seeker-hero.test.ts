import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SeekerHero } from "./seeker-hero";

function hero(username: string | null): string {
  return renderToStaticMarkup(createElement(SeekerHero, { username, isEmployer: false }));
}

it("greets by name, and somebody without one all the same", () => {
  expect(hero("asha")).toContain("Welcome back, asha");
  expect(hero(null)).toContain("<h1>Begin Your Journey</h1>");
  expect(hero("")).toContain("<h1>Begin Your Journey</h1>");
});
