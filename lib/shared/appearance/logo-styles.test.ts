import { expect, it } from "vitest";
import { logoRules } from "./logo-styles";

const logo = { file: `${"a".repeat(43)}.png`, width: 120, height: 24 };
const logoDark = { file: `${"b".repeat(43)}.png`, width: 120, height: 24 };
const icon = `${"c".repeat(43)}.png`;

const addresses = (css: string) => new Set(css.match(/\/brand\/[\w-]+\.png\?v=\w/g));

it("is empty for the product's own mark", () => {
  expect(logoRules({ icon: "", logo: null, logoDark: null })).toBe("");
});

it("shows each logo only on its ground, and elsewhere the mark and the name", () => {
  const light = logoRules({ icon: "", logo, logoDark: null });
  expect(addresses(light)).toEqual(new Set(["/brand/logo.png?v=a"]));
  expect(light).not.toMatch(/footer|theme=dark\] \.site-header/);

  const dark = logoRules({ icon: "", logo: null, logoDark });
  expect(addresses(dark)).toEqual(new Set(["/brand/logo-dark.png?v=b"]));
  expect(dark).toContain(":root .site-footer .logo::before");
  expect(dark).not.toContain("theme=light] .site-header");
});

it("sizes the logo relative to the name, and shows the mark where there is no room", () => {
  const css = logoRules({ icon, logo, logoDark });
  expect(css).toContain("width:max(32px,5em)");
  expect(css).toContain(`url(/brand/logo.png?v=${logo.file}) 0/5em 1em no-repeat`);
  expect(css).toContain(`url(/brand/icon-64.png?v=${icon}) 0/max(0px,32px - 99em)`);
  expect(css).not.toContain("<");
});
