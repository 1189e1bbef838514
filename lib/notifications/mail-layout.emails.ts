import { iconPath } from "@/lib/shared/appearance/theme";
import { mailFooter } from "@/lib/shared/formats/mail-footer";
import { escapeXml } from "@/lib/shared/formats/xml";
import { absolute, type Site } from "@/lib/shared/site";
import type { MailContent } from "./schema";

/** An email's text before layout; each string is a paragraph. */
type Letter = {
  subject: string;
  /** The name to greet; null when the address is not known to be theirs. */
  name: string | null;
  /** Null for a text that greets by itself. */
  greeting?: null;
  /** What happened, and what to do. */
  paragraphs: string[];
  /** Details, e.g. the device. */
  facts?: [label: string, value: string][];
  action?: { label: string; url: string };
  /** The things it is about, each with its own page. */
  items?: { title: string; text: string; url: string }[];
  /** What it tells in groups, each line with its own page. */
  sections?: { title: string; lines: { text: string; url: string }[] }[];
  /** What else there is to know, and what to do if it wasn't the reader. */
  after: string[];
  /** Where emails of this kind can be turned off, if they can. */
  preferencesUrl?: string;
  /** Where emails like this one stop with one press, without signing in. */
  stopUrl?: string;
  /** The reply-to address; without one, replies reach nobody. */
  replyTo?: string;
  /** Who reads answers to this email on the site, as messages. */
  repliesReach?: string;
};

// Mail programs drop style sheets, so the light colors are inline; programs that support dark mode
// read the dark ones from the head. The only links are to our own addresses.
const DARK = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.canvas{background:#0a1322!important}
.card{background:#101c30!important;border-color:#24344f!important}
.ink{color:#eaf0f9!important}
.muted{color:#a9b7cc!important}
.link{color:#3cc7bd!important}
}`;
const FONT = "font-family:Inter,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const INK = "color:#0e1b31;font-size:16px;line-height:1.6";
const MUTED = "color:#46566e;font-size:14px;line-height:1.5";
const BUTTON =
  "display:inline-block;padding:12px 20px;border-radius:8px;background:#f5a524;color:#0e1b31;font-size:16px;font-weight:600;text-decoration:none";
const ADDRESS = /https?:\/\/[^\s<>"']*[^\s<>"'.,:;!?)]/g;

/** A paragraph's text as HTML, with our own addresses in it as links. */
function inline(text: string, site: Site): string {
  let html = "";
  let end = 0;
  for (const found of text.matchAll(ADDRESS)) {
    const [url] = found;
    if (url !== site.url && !url.startsWith(`${site.url}/`)) continue;
    html += escapeXml(text.slice(end, found.index));
    html += `<a class="link" href="${escapeXml(url)}" style="color:#0b7a75">${escapeXml(url)}</a>`;
    end = found.index + url.length;
  }
  return html + escapeXml(text.slice(end));
}

function paragraph(html: string, tone: "ink" | "muted"): string {
  return `<p class="${tone}" style="margin:0 0 16px;${tone === "ink" ? INK : MUTED};overflow-wrap:anywhere">${html}</p>`;
}

function sectionHtml({ title, lines }: NonNullable<Letter["sections"]>[number]): string {
  const items = lines.map(
    ({ text, url }) =>
      `<li class="ink" style="margin:0 0 8px;${INK};overflow-wrap:anywhere"><a class="link" href="${escapeXml(url)}" style="color:#0b7a75">${escapeXml(text)}</a></li>`,
  );
  return `<h2 class="ink" style="margin:0 0 8px;color:#0e1b31;font-size:18px;line-height:1.3;overflow-wrap:anywhere">${escapeXml(title)}</h2>
<ul style="margin:0 0 20px;padding:0 0 0 20px">
${items.join("\n")}
</ul>`;
}

function greeting({ name, greeting: own }: Letter): string[] {
  if (own === null) return [];
  return [name === null ? "Hello," : `Hello ${name},`];
}

/** The site's own mark before its name, from its own address. */
function mark(site: Site): string {
  if (!site.icon) return "";
  const url = escapeXml(absolute(site, iconPath(64, site.icon)));
  return `<img src="${url}" width="28" height="28" alt="" style="vertical-align:middle;margin-right:8px">`;
}

function toHtml(letter: Letter, site: Site): string {
  const facts = (letter.facts ?? []).map(
    ([label, value]) => `<b>${escapeXml(label)}:</b> ${escapeXml(value)}`,
  );
  const body = [
    ...[...greeting(letter), ...letter.paragraphs].map((text) =>
      paragraph(inline(text, site), "ink"),
    ),
    ...(facts.length > 0 ? [paragraph(facts.join("<br>"), "ink")] : []),
    ...(letter.items ?? []).map(
      ({ title, text, url }) =>
        `<p class="ink" style="margin:0 0 16px;${INK};overflow-wrap:anywhere"><a class="link" href="${escapeXml(url)}" style="color:#0b7a75;font-weight:600">${escapeXml(title)}</a><br><span class="muted" style="${MUTED}">${escapeXml(text)}</span></p>`,
    ),
    ...(letter.sections ?? []).map(sectionHtml),
    ...(letter.action
      ? [
          `<p style="margin:8px 0 24px"><a href="${escapeXml(letter.action.url)}" style="${BUTTON}">${escapeXml(letter.action.label)}</a></p>`,
        ]
      : []),
    ...letter.after.map((text) => paragraph(inline(text, site), "ink")),
  ];
  const foot = mailFooter(site, letter).map((text) => paragraph(inline(text, site), "muted"));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeXml(letter.subject)}</title>
<style>${DARK}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#f5f7f9;${FONT}">
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" style="background:#f5f7f9;${FONT}"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left"><tr><td>
<p class="ink" style="margin:0 0 16px;color:#0b2545;font-size:18px;font-weight:700">${mark(site)}${escapeXml(site.name)}</p>
<div class="card" style="padding:24px 24px 8px;border:1px solid #dde4ec;border-radius:12px;background:#ffffff">
<h1 class="ink" style="margin:0 0 16px;color:#0e1b31;font-size:22px;line-height:1.25">${escapeXml(letter.subject)}</h1>
${body.join("\n")}
</div>
<div style="padding:16px 0 0">
${foot.join("\n")}
</div>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function toText(letter: Letter, site: Site): string {
  const facts = (letter.facts ?? []).map(([label, value]) => `${label}: ${value}`);
  const parts = [
    ...greeting(letter),
    ...letter.paragraphs,
    ...(facts.length > 0 ? [facts.join("\n")] : []),
    ...(letter.items ?? []).map(({ title, text, url }) => `${title}\n${text}\n${url}`),
    ...(letter.sections ?? []).map(
      ({ title, lines }) =>
        `${title}\n\n${lines.map(({ text, url }) => `- ${text}\n  ${url}`).join("\n")}`,
    ),
    ...(letter.action ? [`${letter.action.label}:\n${letter.action.url}`] : []),
    ...letter.after,
    // This line tells mail programs where a signature begins.
    `-- \n${mailFooter(site, letter).join("\n")}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

/** Lays out an email in the form that all of the site's emails share. */
export function layOut(letter: Letter, site: Site): MailContent {
  return { subject: letter.subject, text: toText(letter, site), html: toHtml(letter, site) };
}
