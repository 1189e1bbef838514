import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import type axe from "axe-core";
import { DEFAULT_APPEARANCE } from "@/lib/shared/appearance/defaults";
import { paletteOf, themeStyles } from "@/lib/shared/appearance/theme";
import type { BrandColours } from "@/lib/shared/appearance/tokens";
import { seeded } from "@/prisma/demo/random";
import { ensureBuild } from "../scripts/build";
import { effort } from "./effort";
import { PRODUCT, startProduct, stopProduct } from "./product";

// Whether axe can read every text of the public pages in palettes that nobody chose with care. Each
// page is opened once and gets the style that the product would have put into its head.

const CHROMIUM = process.env["CHROMIUM_PATH"] || "/usr/bin/chromium";
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["color-contrast", "link-in-text-block"];
const THEMES = ["light", "dark"] as const;
const MOST_SHOWN = 20;

type ContrastResult = { read: number; unsure: number; weak: string[] };
type Row = Omit<ContrastResult, "weak"> & { path: string; weak: string[] };

function palettes(count: number): BrandColours[] {
  const random = seeded("palettes that nobody chose");
  const colour = () =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, "0")}`;
  return Array.from({ length: count }, () => {
    return { accent: colour(), button: colour(), dark: colour() };
  });
}

async function paths(): Promise<string[]> {
  const response = await fetch(`${PRODUCT}/api/searchJobs?limit=1&query=engineer`);
  const { jobsSearched } = (await response.json()) as { jobsSearched: { slug: string }[] };
  const all = [
    ...["/", "/jobs", "/search-results?query=engineer", `/job/${jobsSearched[0]?.slug ?? ""}`],
    ...["/companies", "/Blogs", "/employers", "/login"],
  ];
  return effort(all, all.slice(0, 2));
}

/** Gives the page a palette, in place of the one that it had. Throws if it doesn't take it. */
async function paint(page: Page, colours: BrandColours): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  const taken = await page.evaluate(
    (styles) => {
      const element = document.getElementById("palette") ?? document.createElement("style");
      element.id = "palette";
      element.textContent = styles;
      document.head.append(element);
      return getComputedStyle(document.documentElement).getPropertyValue("--teal");
    },
    themeStyles({ ...DEFAULT_APPEARANCE, ...colours }),
  );
  const wanted = paletteOf(colours).light["teal"];
  if (taken !== wanted) throw new Error(`The page has ${taken} for links instead of ${wanted}.`);
}

async function look(page: Page): Promise<ContrastResult> {
  const { passes, incomplete, violations } = await page.evaluate(
    (rules) =>
      (window as unknown as { axe: typeof axe }).axe.run({
        runOnly: { type: "rule", values: rules },
      }),
    RULES,
  );
  const count = (results: axe.Result[]) => results.flatMap(({ nodes }) => nodes).length;
  return {
    read: count(passes) + count(violations),
    unsure: count(incomplete),
    weak: violations.flatMap(({ nodes }) =>
      nodes.map(({ target, any }) => `${target.join(" ")}: ${any[0]?.message ?? ""}`),
    ),
  };
}

async function measure(browser: Browser, path: string, all: BrandColours[]): Promise<Row> {
  // Without transitions, which would be measured on their way.
  const page = await browser.newPage({ reducedMotion: "reduce" });
  const row: Row = { path, read: 0, unsure: 0, weak: [] };
  try {
    const response = await page.goto(PRODUCT + path, { waitUntil: "networkidle" });
    if (!response?.ok()) throw new Error(`${path} responded with ${response?.status()}.`);
    await page.evaluate(AXE);
    for (const colours of all) {
      await paint(page, colours);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        const { read, unsure, weak } = await look(page);
        row.read += read;
        row.unsure += unsure;
        row.weak.push(...weak.map((text) => `${JSON.stringify(colours)} ${colorScheme} ${text}`));
      }
    }
    return row;
  } finally {
    await page.close();
  }
}

function table(rows: Row[], count: number): string {
  const weak = rows.flatMap((row) => row.weak.map((text) => `- ${row.path} ${text}`));
  return [
    `${count} palettes, ${THEMES.length} themes.`,
    "",
    "| page | texts measured | not measurable | too weak |",
    "| --- | --: | --: | --: |",
    ...rows.map(
      ({ path, read, unsure, weak: { length } }) =>
        `| ${path.replace(/^\/job\/.*/, "/job/…")} | ${read} | ${unsure} | ${length} |`,
    ),
    "",
    ...weak.slice(0, MOST_SHOWN),
  ].join("\n");
}

/** Measures the contrast of the public pages in random palettes. Needs Chromium and port 3311. */
export async function run(): Promise<string> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { palettes: { type: "string", default: effort("50", "1") } },
  });
  const all = palettes(Number(values.palettes));
  await ensureBuild();
  const product = await startProduct();
  try {
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
    try {
      const rows: Row[] = [];
      for (const path of await paths()) rows.push(await measure(browser, path, all));
      return table(rows, all.length);
    } finally {
      await browser.close();
    }
  } finally {
    await stopProduct(product);
  }
}
