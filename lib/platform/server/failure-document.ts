import "server-only";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { paletteOf, themeStyles } from "@/lib/shared/appearance/theme";
import { settingGroup, siteSettings } from "../settings";

/** What to show for a page that could not be made. */
export type PageFailure = {
  status: 500 | 503;
  requestId: string;
};

/** A complete page that needs nothing else: no script, no file, no database. */
export type FailureDocument = { html: string; policy: string };

// The site's fonts (app/styles/fonts.css) are files, which this page does without.
const STYLE = `
:root { --face-head: "Trebuchet MS"; --face-text: system-ui }
@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }
* { box-sizing: border-box; margin: 0 }
body { min-height: 100dvh; display: flex; flex-direction: column; background: var(--canvas);
  color: var(--ink); font: 400 1rem/1.6 var(--font-text); overflow-wrap: break-word }
header { background: var(--surface); border-bottom: 1px solid var(--line) }
header a { display: inline-block; padding: 20px clamp(16px, 4vw, 48px); color: var(--ink);
  font: 700 1.25rem/1.2 var(--font-head); text-decoration: none }
main { flex: 1; display: grid; place-items: center; padding: 48px 16px }
main div { display: grid; justify-items: center; gap: 12px; max-width: 34rem; text-align: center }
svg { width: 176px; height: 120px; fill: none; stroke: var(--ink); stroke-width: 2;
  stroke-linecap: round; stroke-linejoin: round }
h1 { font: 680 var(--text-3xl)/1.12 var(--font-head); text-wrap: balance }
p { color: var(--muted) }
nav { display: flex; flex-wrap: wrap; justify-content: center; gap: 8px; margin: 12px 0 }
nav a { min-height: var(--control-h); padding: 10px 18px; border: 1px solid var(--line-strong);
  border-radius: var(--r-control); background: var(--surface); color: var(--ink); font-weight: 600;
  text-decoration: none }
nav a:first-child { border-color: transparent; background: var(--amber); color: var(--on-amber) }
a:focus-visible { outline: 2px solid var(--teal); outline-offset: 2px }
small { color: var(--faint); font-size: var(--text-sm) }
code { font-size: inherit }
`;

// A lighthouse over the water, as in the other empty states.
const DRAWING = `<svg viewBox="0 0 176 120" aria-hidden="true"><path stroke="var(--teal)" d="M14 98q11-7 22 0t22 0 22 0 22 0 22 0 22 0 16 0"/><path stroke="var(--line-strong)" d="M40 108q11-6 22 0t22 0 22 0 22 0"/><path fill="var(--surface)" d="M76 92l5-54h14l5 54z"/><path d="M79.5 56h17M78 74h20M74 38h28M78 38v-12h20v12M76 26h24l-12-11z"/><circle fill="var(--amber)" stroke="var(--amber)" cx="88" cy="32" r="3.5"/></svg>`;

const SAYS = {
  500: {
    title: "Unexpected Application Error!",
    text: "This is our mistake. Try again. If it keeps happening, tell us the number below.",
  },
  503: {
    title: "We'll be right back",
    text: "The site can't reach its data right now, so this page can't be shown. What you saved is safe. Wait a few seconds, then try again.",
  },
} as const;

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? "");

let style: string | undefined;

/** The product's design tokens, and this page's own styles. */
function readStyle(): string {
  style ??= readFileSync(join(process.cwd(), "app/styles/tokens.css"), "utf8") + STYLE;
  return style;
}

/**
 * The page to show when a page failed: because the database is away or busy (503), or through a
 * fault of ours (500). It states the request's number and links back to the same address.
 */
export function failureDocument({ status, requestId }: PageFailure): FailureDocument {
  const appearance = settingGroup("appearance");
  const css = readStyle() + themeStyles({ ...appearance, scene: "plain", fonts: "lively" });
  const { light, dark } = paletteOf(appearance);
  const name = escaped(siteSettings().siteName);
  const { title, text } = SAYS[status];
  const hash = createHash("sha256").update(css).digest("base64");
  const html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light["surface"]}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark["surface"]}">
<title>${title} – ${name}</title>
<style>${css}</style>
</head>
<body>
<header><a href="/">${name}</a></header>
<main><div>
${DRAWING}
<h1>${title}</h1>
<p>${text}</p>
<nav aria-label="What to do"><a href="">Try again</a><a href="/">Go to the home page</a></nav>
<small>Request ID: <code>${escaped(requestId)}</code></small>
</div></main>
</body>
</html>
`;
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { html, policy };
}
