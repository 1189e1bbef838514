import { describe, expect, it } from "vitest";
import { checkSheets } from "./sheets";

const ENTRY = `
@import "./styles/tokens.css";
@import "../components/jobs/job-card.css" layer(components);
@theme inline { --breakpoint-*: initial; --breakpoint-md: 769px; --breakpoint-2xs: 360px; }
`;

const problemsOf = (files: Record<string, string>) =>
  checkSheets(
    new Map(
      Object.entries({
        "app/globals.css": ENTRY,
        "app/styles/tokens.css": ':root[data-theme="dark"] { color-scheme: dark; }',
        "components/jobs/job-card.tsx": "",
        "components/jobs/job-card.css": "",
        ...files,
      }),
    ),
  );

const cardOf = (text: string) => problemsOf({ "components/jobs/job-card.css": text });

describe("a style sheet", () => {
  it("is beside a component, and loaded once by a page", () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ "components/jobs/job-list.css": "" })).toEqual([
      "components/jobs/job-list.css: no sheet of app/sheets imports it",
    ]);
    const home = '@import "../../components/jobs/job-list.css" layer(components);';
    const list = { "components/jobs/job-list.css": "", "app/sheets/home.css": home };
    expect(problemsOf(list)).toEqual([]);
    expect(problemsOf({ ...list, "app/sheets/jobs.css": home })).toEqual([]);
    expect(problemsOf({ "app/sheets/home.css": home.replace("job-list", "job-card") })).toEqual([
      expect.stringContaining("some page loads it twice"),
    ]);
    expect(problemsOf({ "components/sheets/job-card.css": "" }).join("\n")).toContain(
      "components/sheets/job-card.css: stands beside no component",
    );
  });

  it.each([
    "@media (width >= theme(--breakpoint-md)) {}",
    "@media (hover: none), (width < theme(--breakpoint-2xs)) {}",
    "@media (width >= theme(--breakpoint-2xs)) and (width < theme(--breakpoint-md)) {}",
    "@media print {}",
    ".job { max-width: 40px; width: 3px; }",
  ])("may use %s", (text) => {
    expect(cardOf(text)).toEqual([]);
  });

  it.each([
    "@media (min-width: 769px) {}",
    "@media (max-width: 768px) {}",
    "@media (width >= 769px) {}",
    "@media (width <= theme(--breakpoint-md)) {}",
    "@media (width > theme(--breakpoint-md)) {}",
    "@media (max-width: theme(--breakpoint-md)) {}",
    "@media (width >= theme(--breakpoint-lg)) {}",
    "@media (width < theme(--breakpoint-md)) and (width >= 40rem) {}",
    "@media (360px <= width) {}",
    "@container (inline-size > 300px) {}",
  ])("may not use %s", (text) => {
    expect(cardOf(text)).toEqual([expect.stringContaining("none of the named widths")]);
  });

  it("leaves themes to the tokens", () => {
    expect(cardOf(".job { @variant dark { opacity: 0.8; } }")).toEqual([]);
    expect(cardOf("@media (prefers-color-scheme: dark) {}")).toHaveLength(1);
    expect(cardOf(':root[data-theme="dark"] .job {}')).toHaveLength(1);
  });
});

describe("a script", () => {
  const scriptOf = (text: string) => problemsOf({ "components/jobs/job-card.tsx": text });

  it("uses the same widths", () => {
    expect(scriptOf('matchMedia("(width >= 769px)")')).toEqual([]);
    expect(scriptOf('matchMedia("(width >= 768px)")')).toHaveLength(1);
    expect(scriptOf('matchMedia("(min-width: 769px)")')).toHaveLength(1);
  });

  it("has no conditional classes", () => {
    expect(scriptOf('className="panel mt-6 text-sm"')).toEqual([]);
    expect(scriptOf('className="mt-6 md:mt-8 hover:bg-fill"')).toHaveLength(2);
  });
});
