import { expect, it } from "vitest";
import { checkPageSheets } from "./page-sheets";

const FILES = {
  "app/globals.css": '@import "../components/ui/button.css" layer(components);',
  "app/sheets/home.css": '@import "../../components/home/hero.css" layer(components);',
  "components/ui/button.css": ".btn { color: red; }",
  "components/home/hero.css": ".hero, .hero-small:hover { color: red; } .btn .late { top: 0; }",
  "app/layout.tsx": 'import "./globals.css";',
  "app/page.tsx": 'import "@/app/sheets/home.css";\nimport { Hero } from "@/components/home/hero";',
  "app/jobs/page.tsx": 'import { Hero } from "@/components/home/hero";',
  "components/home/hero.tsx": '<p className="hero btn mt-2" />',
};

const problemsOf = (files: Record<string, string>) =>
  checkPageSheets(new Map(Object.entries({ ...FILES, ...files })));

it("reports classes of components on pages that don't load their sheet", () => {
  expect(problemsOf({})).toEqual([
    'app/jobs/page.tsx: shows "hero" of components/home/hero.css, which it does not load',
  ]);
  const jobs = `import "@/app/sheets/home.css";\n${FILES["app/jobs/page.tsx"]}`;
  expect(problemsOf({ "app/jobs/page.tsx": jobs })).toEqual([]);
  expect(problemsOf({ "app/jobs/layout.tsx": 'import "@/app/sheets/home.css";' })).toEqual([]);
});

it("reads conditional classes, but not assembled ones", () => {
  const heroOf = (classes: string) =>
    problemsOf({ "components/home/hero.tsx": `<p className={${classes}} title="hero" />` });

  expect(heroOf('isSmall ? "hero-small" : "btn"')).toHaveLength(1);
  expect(heroOf(`\`btn hero-\${size}\``)).toEqual([]);
  expect(heroOf('isLate ? "late" : "is-late"')).toEqual([]);
});

it("reports a class that a sheet only uses at the start of longer rules", () => {
  const sheet = ".btn .late { top: 0; } ol.steps > li { top: 0; }";
  const stepsOf = (classes: string) =>
    problemsOf({
      "components/home/hero.css": sheet,
      "components/home/hero.tsx": `<p className="${classes}" />`,
    });

  expect(stepsOf("steps")).toEqual([
    'app/jobs/page.tsx: shows "steps" of components/home/hero.css, which it does not load',
  ]);
  expect(stepsOf("btn late")).toEqual([]);
});
