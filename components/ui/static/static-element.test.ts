import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { placeOf } from "@/lib/shared/set-aside";
import { StaticElement } from "./static-element.client";

afterEach(() => vi.unstubAllGlobals());

const part = () =>
  renderToStaticMarkup(h(StaticElement, { as: "nav", place: 7, className: "pages" }));

it("holds its place on the server, or includes its content if nothing puts it back", () => {
  expect(part()).toBe(`<nav class="pages" data-place="7">${placeOf(7)}</nav>`);
  expect(renderToStaticMarkup(h(StaticElement, { as: "p", html: "<b>1</b>" }))).toBe(
    "<p><b>1</b></p>",
  );
});

it("finds its content in the browser, even after its element was removed", () => {
  const asked: string[] = [];
  const querySelector = (selector: string) => {
    asked.push(selector);
    return asked.length === 1 ? { innerHTML: "<a>1</a>" } : null;
  };
  vi.stubGlobal("document", { querySelector });

  const whole = '<nav class="pages" data-place="7"><a>1</a></nav>';
  expect([part(), part()]).toEqual([whole, whole]);
  expect(asked).toEqual(['[data-place="7"]']);
});
