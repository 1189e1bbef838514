import { createElement as h, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Icon } from "../icon";
import { markup } from "./markup";
import { StaticMarkup } from "./static-markup";

const EVIL = `</p><script>alert("1 & 2")</script>'`;

it.each<[string, ReactNode]>([
  ["text", h("p", null, EVIL, 3, null, false, ["a", h("b", { key: 1 }, "c")])],
  ["attributes", h("a", { href: `/?q=${EVIL}`, title: EVIL, "data-x": EVIL }, "x")],
  ["a path that only looks like a script", h("a", { href: "/javascript:1" }, "x")],
  [
    "boolean attributes",
    h("button", { type: "button", disabled: true, hidden: false, "aria-pressed": false }, "x"),
  ],
  ["components", h("div", null, h(Icon, { name: "x", size: "sm" }))],
  ["nested static parts", h("div", null, StaticMarkup({ as: "p", children: h("b", null, EVIL) }))],
])("writes %s as React does", (_what, node) => {
  const known = (html: string) => html.replaceAll("&#x27;", "&#39;");

  expect(markup(node)).toBe(known(renderToStaticMarkup(node)));
});

it("writes attribute names as HTML has them", () => {
  expect(markup(h("label", { htmlFor: "a", className: "b", tabIndex: -1 }))).toBe(
    '<label for="a" class="b" tabIndex="-1"></label>',
  );
  expect(markup(h("link", { rel: "preload", as: "font" }))).toBe('<link rel="preload" as="font">');
  expect(markup(h("img", { src: "/a.png", alt: "" }))).toBe('<img src="/a.png" alt="">');
});

it("writes a component once for the same object and words, and anew for others", () => {
  type CardOfDay = { job: { title: string }; day: number };
  const render = vi.fn(({ job, day }: CardOfDay) => h("p", null, job.title, " ", day));
  const writtenFor = ({ job, day }: CardOfDay) => ({ of: job, words: String(day) });
  const Card = Object.assign(render, { writtenFor });
  const baker = { title: "<Baker>" };
  const card = (job: typeof baker, day: number) => markup(h("li", null, h(Card, { job, day })));

  expect(card(baker, 1)).toBe("<li><p>&lt;Baker&gt; 1</p></li>");
  expect(card(baker, 1)).toBe("<li><p>&lt;Baker&gt; 1</p></li>");
  expect(render).toHaveBeenCalledTimes(1);
  expect(card(baker, 2)).toBe("<li><p>&lt;Baker&gt; 2</p></li>");
  expect(card({ title: "Cook" }, 2)).toBe("<li><p>Cook 2</p></li>");
});

const Late = (async () => "late") as unknown as () => ReactNode;

it.each<[string, ReactNode]>([
  ["an address that is a script", h("a", { href: " java\nscript:alert(1)" })],
  ["an event handler", h("button", { type: "button", onClick: () => undefined })],
  ["a style object", h("p", { style: { color: "red" } })],
  ["an asynchronous component", h("p", null, h(Late))],
])("%s is refused", (_what, node) => {
  expect(() => markup(node)).toThrow(TypeError);
});
