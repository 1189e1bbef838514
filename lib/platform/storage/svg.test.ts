import { expect, it } from "vitest";
import { cleanSvg } from "./svg";

const svg = (inside: string, attributes = 'viewBox="0 0 32 32"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

it("keeps shapes, gradients and what paints them", () => {
  const drawing = svg(
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#f00"></stop></linearGradient></defs><path d="M0 0l4-4z" fill="url(#a)"></path>',
  );

  expect(cleanSvg(drawing)).toBe(drawing);
});

it.each([
  ["scripts", "<script>alert(1)</script>"],
  ["handlers", '<rect onclick="alert(1)"/>'],
  ["pictures", '<image href="https://evil.example/x.png"/>'],
  ["links and what is in them", '<a href="javascript:alert(1)"><rect/></a>'],
  ["styles", "<style>@import url(https://evil.example)</style>"],
  ["style attributes", '<rect style="fill:url(https://evil.example)"/>'],
  ["paint from another site", '<rect fill="url(https://evil.example#a)"/>'],
  [
    "other documents",
    "<foreignObject><body xmlns='http://www.w3.org/1999/xhtml'/></foreignObject>",
  ],
  ["shapes from other files", '<use href="file:///etc/passwd"/>'],
])("leaves out %s", (_what, inside) => {
  const cleaned = cleanSvg(svg(inside));

  expect(cleaned).toMatch(/^<svg /);
  expect(cleaned).not.toMatch(/alert|evil|etc|style|<(?:a|use|image|script|body)\b/);
});

it.each([
  ["a text", "Hello"],
  ["a page", "<html><svg></svg></html>"],
  ["an unfinished drawing", "<svg><path"],
  ["entities", '<!DOCTYPE svg [<!ENTITY x "y">]><svg>&x;</svg>'],
  ["far too many shapes", svg("<g></g>".repeat(6000))],
])("refuses %s", (_what, text) => {
  expect(cleanSvg(text)).toBeNull();
});
