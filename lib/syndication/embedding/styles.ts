import type { Corners } from "@/lib/shared/appearance/choices";
import { derivePalette } from "@/lib/shared/appearance/palette";
import type { BrandColours } from "@/lib/shared/appearance/tokens";
import { keepFew } from "@/lib/shared/kept-values";
import type { EmbedLook } from "./options";

const USED = ["surface", "fill", "ink", "muted", "line", "line-strong", "teal", "teal-hover"];
const RADII: Record<Corners, number> = { soft: 12, round: 20, square: 3 };

const coloursOf = keepFew(200, (key): Record<"light" | "dark", string> => {
  const [accent = "", button = "", dark = ""] = key.split(",");
  const palette = derivePalette({ accent, button, dark });
  const declare = (tokens: Record<string, string>) =>
    USED.map((name) => `--${name}:${tokens[name]}`).join(";");
  return { light: declare(palette.light), dark: declare(palette.dark) };
});

function themeRules({ theme }: EmbedLook, { light, dark }: Record<"light" | "dark", string>) {
  if (theme === "light") return `:root{color-scheme:light;${light}}`;
  if (theme === "dark") return `:root{color-scheme:dark;${dark}}`;
  return `:root{color-scheme:light dark;${light}}@media(prefers-color-scheme:dark){:root{${dark}}}`;
}

const RULES = [
  "*{box-sizing:border-box;margin:0}",
  "body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);overflow-wrap:anywhere}",
  "main{background:var(--surface);border:1px solid var(--line);border-radius:var(--r);padding:16px 20px}",
  "h1{font-size:18px;line-height:1.3}",
  "ul{list-style:none;padding:0;margin-top:8px}",
  "li{padding:12px 0;border-bottom:1px solid var(--line)}",
  "h2{font-size:16px;font-weight:600;line-height:1.4}",
  "p{color:var(--muted);font-size:14px}",
  ".facts{display:flex;flex-wrap:wrap;gap:0 14px;margin-top:2px}",
  ".pay{color:var(--ink);font-weight:600}",
  ".none{padding:16px 0}",
  "a{color:var(--teal);text-underline-offset:3px}",
  "a:hover{color:var(--teal-hover)}",
  "h2 a{text-decoration:none}h2 a:hover{text-decoration:underline}",
  "a:focus-visible{outline:2px solid var(--teal);outline-offset:2px;border-radius:2px}",
  ".end{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 16px;padding-top:12px}",
  ".end a:first-child{font-weight:600}.end a{display:inline-block;padding-block:2px}",
].join("");

/**
 * The style sheet of an embedded list. Its accent keeps its hue, and is darkened or lightened until
 * it can be read on the list's ground in both themes.
 */
export function embedStyles(look: EmbedLook, colours: BrandColours): string {
  const { button, dark } = colours;
  const palette = coloursOf([look.accent ?? colours.accent, button, dark].join(","));
  return `:root{--r:${RADII[look.corners]}px}${themeRules(look, palette)}${RULES}`;
}
