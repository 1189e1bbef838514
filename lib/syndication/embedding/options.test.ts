import { describe, expect, it } from "vitest";
import { parseSearchQuery } from "@/lib/search/search-query";
import { contrast } from "@/lib/shared/appearance/oklch";
import { OWN_COLOURS } from "@/lib/shared/appearance/tokens";
import type { Parameters } from "@/lib/shared/parameters";
import {
  EMBEDDED_LIST_PATH,
  type EmbedTarget,
  embedHref,
  frameSnippet,
  readEmbedLook,
  readEmbedTarget,
  scriptSnippet,
  USUAL_LOOK,
} from "./options";
import { embedStyles } from "./styles";

const SITE = { name: "Quay", url: "https://jobs.example.org" };
const target = (parameters: Parameters) =>
  readEmbedTarget(parameters, parseSearchQuery(parameters));

describe("an embedded list's look", () => {
  it.each([
    [{}, USUAL_LOOK],
    [
      { accent: "#C0FFEE", theme: "dark", corners: "square", count: "12" },
      { accent: "#c0ffee", theme: "dark", corners: "square", count: 12 },
    ],
    [{ accent: "c0ffee" }, { ...USUAL_LOOK, accent: "#c0ffee" }],
    [{ accent: "red;}</style><script>alert(1)</script>", theme: "<b>", corners: "x" }, USUAL_LOOK],
    [{ count: "-1" }, USUAL_LOOK],
    [{ count: "0" }, USUAL_LOOK],
    [{ count: "999999" }, { ...USUAL_LOOK, count: 20 }],
    [{ count: "9".repeat(20_000), accent: "#".repeat(20_000) }, USUAL_LOOK],
    [{ theme: ["dark", "light"] }, { ...USUAL_LOOK, theme: "dark" }],
  ])("is read from %o", (parameters, look) => {
    expect(readEmbedLook(parameters as Parameters)).toEqual(look);
  });

  it.each(["#ffff00", "#ffffff", "#000000", "#808080", "#ff0000", "#0b7a75"])(
    "is readable with the accent %s in both themes",
    (accent) => {
      const css = embedStyles({ ...USUAL_LOOK, accent }, OWN_COLOURS);
      const [light = "", dark = ""] = css.split("@media(prefers-color-scheme:dark)");
      for (const rules of [light, dark]) {
        const colour = (name: string) => new RegExp(`--${name}:(#\\w{6})`).exec(rules)?.[1] ?? "";
        for (const front of ["ink", "muted", "teal", "teal-hover"]) {
          expect(contrast(colour(front), colour("surface")), front).toBeGreaterThanOrEqual(4.5);
        }
      }
    },
  );

  it("has only one theme if its options name one", () => {
    const css = embedStyles({ ...USUAL_LOOK, theme: "dark", corners: "round" }, OWN_COLOURS);

    expect(css).toContain("color-scheme:dark;");
    expect(css).toContain("--r:20px");
    expect(css).not.toContain("prefers-color-scheme");
  });
});

describe("an embedded list's content", () => {
  it("is a job, or a company, or a search without its page", () => {
    expect(target({ job: "baker-x1", company: "quay" })).toEqual({ job: "baker-x1" });
    expect(target({ company: "Quay", sort: "newest" })).toEqual({ company: "quay" });
    expect(target({ company: "quay", query: "baker" })).toMatchObject({
      search: { company: "quay", query: "baker" },
    });
    expect(target({ query: "baker", page: "7" })).toMatchObject({ search: { page: 1 } });
  });

  it.each<Parameters>([
    { job: "baker-x1" },
    { company: "quay" },
    { query: `"a" & <b> 100%`, location: "Pune", mode: "remote", company: "quay" },
    {},
  ])("is read back from its address: %o", (parameters) => {
    const look = { accent: "#c0ffee", theme: "dark", corners: "round", count: 3 } as const;
    const href = embedHref(target(parameters), look, EMBEDDED_LIST_PATH);
    const read = Object.fromEntries(new URL(href, SITE.url).searchParams);

    expect(target(read)).toEqual(target(parameters));
    expect(readEmbedLook(read)).toEqual("job" in parameters ? { ...look, count: 5 } : look);
  });

  it("has a short address, however long the original was", () => {
    const long = "x".repeat(20_000);
    const href = embedHref(target({ query: long, location: long, company: long, skill: long }));

    expect(href.length).toBeLessThan(1000);
    expect(embedHref(target({ job: long })).length).toBeLessThan(300);
  });
});

describe("the HTML to paste", () => {
  const HOSTILE = `"><script>alert(1)</script>`;
  const cases: EmbedTarget[] = [{ job: HOSTILE }, { company: HOSTILE }, target({ query: HOSTILE })];

  it.each(cases)("contains no markup but its own: %o", (shown) => {
    const embedding = { target: shown, look: USUAL_LOOK, title: HOSTILE, pagePath: "/jobs" };
    const pasted = [scriptSnippet(embedding, SITE), frameSnippet(embedding, SITE)].join("");

    expect(pasted.match(/<(?!\/)/g)).toHaveLength(4);
    expect(pasted.match(/<script/g)).toHaveLength(1);
  });

  it("is a link without scripts, and states only what differs", () => {
    const look = { ...USUAL_LOOK, accent: "#0b7a75", count: 8 };
    const embedding = {
      ...{ target: { company: "quay" }, look, title: "Jobs at Quay" },
      pagePath: "/companies/quay#jobs",
    };

    expect(scriptSnippet(embedding, SITE)).toBe(
      `<div data-job-list data-company="quay" data-accent="#0b7a75" data-count="8">
  <a href="https://jobs.example.org/companies/quay#jobs">Jobs at Quay</a>
</div>
<script async src="https://jobs.example.org/embed.js"></script>`,
    );
    expect(frameSnippet(embedding, SITE)).toContain(
      'src="https://jobs.example.org/embed/jobs?company=quay&amp;accent=%230b7a75&amp;count=8"',
    );
  });
});
