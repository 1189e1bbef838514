import { iconPath, logoPath } from "@/lib/shared/appearance/logo-styles";
import { mailStyles } from "@/lib/shared/appearance/mail-styles";
import { OWN_COLOURS } from "@/lib/shared/appearance/tokens";
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
  /** The reply-to address; without one, replies reach no one. */
  replyTo?: string;
  /** Who reads answers to this email on the site, as messages. */
  repliesReach?: string;
};

type LetterItem = NonNullable<Letter["items"]>[number];
type Section = NonNullable<Letter["sections"]>[number];
type MailStyles = ReturnType<typeof mailStyles>;
type Frame = { site: Site; styles: MailStyles };

// The only links are to our own addresses.
const ADDRESS = /https?:\/\/[^\s<>"']*[^\s<>"'.,:;!?)]/g;

/** A paragraph's text as HTML, with our own addresses in it as links. */
function inline(text: string, { site, styles }: Frame): string {
  let html = "";
  let end = 0;
  for (const found of text.matchAll(ADDRESS)) {
    const [url] = found;
    if (url !== site.url && !url.startsWith(`${site.url}/`)) continue;
    html += escapeXml(text.slice(end, found.index));
    html += `<a class="link" href="${escapeXml(url)}" style="${styles.link}">${escapeXml(url)}</a>`;
    end = found.index + url.length;
  }
  return html + escapeXml(text.slice(end));
}

function paragraph(html: string, tone: "ink" | "muted", styles: MailStyles): string {
  return `<p class="${tone}" style="margin:0 0 16px;${styles[tone]};overflow-wrap:anywhere">${html}</p>`;
}

function sectionHtml({ title, lines }: Section, styles: MailStyles): string {
  const items = lines.map(
    ({ text, url }) =>
      `<li class="ink" style="margin:0 0 8px;${styles.ink};overflow-wrap:anywhere"><a class="link" href="${escapeXml(url)}" style="${styles.link}">${escapeXml(text)}</a></li>`,
  );
  return `<h2 class="ink" style="margin:0 0 8px;${styles.heading};font-size:18px;line-height:1.3;overflow-wrap:anywhere">${escapeXml(title)}</h2>
<ul style="margin:0 0 20px;padding:0 0 0 20px">
${items.join("\n")}
</ul>`;
}

function greeting({ name, greeting: own }: Letter): string[] {
  if (own === null) return [];
  return [name === null ? "Hello," : `Hello ${name},`];
}

/** The wide logo that fits the reader's theme; programs that know no dark mode show the first. */
function logos({ light, dark }: NonNullable<Site["logos"]>, site: Site): string {
  const image = (ground: "light" | "dark", hidden: string) => {
    const logo = ground === "light" ? light : dark;
    const url = escapeXml(absolute(site, logoPath(ground, logo)));
    return `<img class="logo-${ground}" src="${url}" width="${logo.width}" height="${logo.height}" alt="${escapeXml(site.name)}" style="${hidden}">`;
  };
  return image("light", "") + image("dark", "display:none;mso-hide:all");
}

/** The site's wide logo, or its own mark before its name, from its own address. */
function heading(site: Site): string {
  if (site.logos) return logos(site.logos, site);
  return mark(site) + escapeXml(site.name);
}

function mark(site: Site): string {
  if (!site.icon) return "";
  const url = escapeXml(absolute(site, iconPath(64, site.icon)));
  return `<img src="${url}" width="28" height="28" alt="" style="vertical-align:middle;margin-right:8px">`;
}

function itemHtml({ title, text, url }: LetterItem, styles: MailStyles): string {
  return `<p class="ink" style="margin:0 0 16px;${styles.ink};overflow-wrap:anywhere"><a class="link" href="${escapeXml(url)}" style="${styles.link};font-weight:600">${escapeXml(title)}</a><br><span class="muted" style="${styles.muted}">${escapeXml(text)}</span></p>`;
}

function bodyHtml(letter: Letter, frame: Frame): string[] {
  const { styles } = frame;
  const say = (text: string) => paragraph(inline(text, frame), "ink", styles);
  const facts = (letter.facts ?? []).map(
    ([label, value]) => `<b>${escapeXml(label)}:</b> ${escapeXml(value)}`,
  );
  return [
    ...[...greeting(letter), ...letter.paragraphs].map(say),
    ...(facts.length > 0 ? [paragraph(facts.join("<br>"), "ink", styles)] : []),
    ...(letter.items ?? []).map((item) => itemHtml(item, styles)),
    ...(letter.sections ?? []).map((section) => sectionHtml(section, styles)),
    ...(letter.action
      ? [
          `<p style="margin:8px 0 24px"><a href="${escapeXml(letter.action.url)}" style="${styles.button}">${escapeXml(letter.action.label)}</a></p>`,
        ]
      : []),
    ...letter.after.map(say),
  ];
}

function toHtml(letter: Letter, site: Site): string {
  const styles = mailStyles(site.colours ?? OWN_COLOURS);
  const frame = { site, styles };
  const body = bodyHtml(letter, frame);
  const foot = mailFooter(site, letter).map((text) =>
    paragraph(inline(text, frame), "muted", styles),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeXml(letter.subject)}</title>
<style>${styles.sheet}</style>
</head>
<body class="canvas" style="margin:0;padding:0;${styles.canvas}">
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" style="${styles.canvas}"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left"><tr><td>
<p class="ink" style="margin:0 0 16px;${styles.name};font-size:18px;font-weight:700">${heading(site)}</p>
<div class="card" style="padding:24px 24px 8px;${styles.card}">
<h1 class="ink" style="margin:0 0 16px;${styles.heading};font-size:22px;line-height:1.25">${escapeXml(letter.subject)}</h1>
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
