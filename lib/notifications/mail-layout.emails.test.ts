import { expect, it } from "vitest";
import { layOut } from "./mail-layout.emails";

const site = { name: "Alm & Werk", url: "https://jobs.test" };
const letter = { subject: "Hello", name: null, paragraphs: [], after: [] };
const file = (first: string) => `${first.repeat(43)}.png`;

it("begins with the mark and the name", () => {
  const { html } = layOut(letter, { ...site, icon: file("a") });

  expect(html).toContain(`src="https://jobs.test/brand/icon-64.png?v=${file("a")}"`);
  expect(html).toContain('margin-right:8px">Alm &amp; Werk</p>');
  expect(html).not.toContain("<img class");
});

it("begins with the logo for the reader's theme if the site has one for each", () => {
  const logos = {
    light: { file: file("b"), width: 160, height: 32 },
    dark: { file: file("c"), width: 150, height: 30 },
  };
  const { html, text } = layOut(letter, { ...site, icon: file("a"), logos });

  expect(html).toContain(
    `<img class="logo-light" src="https://jobs.test/brand/logo.png?v=${file("b")}" width="160" height="32" alt="Alm &amp; Werk"`,
  );
  expect(html).toMatch(/<img class="logo-dark" [^>]*logo-dark\.png[^>]*display:none/);
  expect(html).toContain(".logo-dark{display:inline!important}");
  expect(html).not.toContain("icon-64");
  expect(text).toContain("Alm & Werk");
});
