import { PDFDocument, type PDFFont, rgb, StandardFonts } from "pdf-lib";
import { formatMonth } from "@/lib/shared/dates";

/** What a demo applicant's resume says. */
export type ResumeContent = {
  fullName: string;
  headline: string;
  place: string;
  email: string;
  summary: string;
  jobs: { title: string; company: string; from: string; to: string | null; text: string }[];
  education: { degree: string; institution: string; from: string; to: string };
  skills: readonly string[];
};

type Style = "name" | "headline" | "plain" | "section" | "entry";
type ResumeLine = { text: string; style: Style };

const span = (from: string, to: string | null) =>
  `${formatMonth(from)} – ${to === null ? "Present" : formatMonth(to)}`;

function linesOf(content: ResumeContent): ResumeLine[] {
  const { fullName, headline, place, email, summary, jobs, education, skills } = content;
  const line = (style: Style, text: string): ResumeLine => ({ style, text });
  return [
    line("name", fullName),
    line("headline", headline),
    line("plain", `${place} · ${email}`),
    line("section", "Profile"),
    line("plain", summary),
    line("section", "Experience"),
    ...jobs.flatMap(({ title, company, from, to, text }) => [
      line("entry", `${title}, ${company}`),
      line("plain", span(from, to)),
      line("plain", text),
    ]),
    line("section", "Education"),
    line("entry", `${education.degree}, ${education.institution}`),
    line("plain", span(education.from, education.to)),
    line("section", "Skills"),
    line("plain", skills.join(", ")),
  ];
}

/** The resume as the plain text that reading its file would find. */
export function resumeText(content: ResumeContent): string {
  return linesOf(content)
    .map(({ text }) => text)
    .join("\n");
}

// In points, on A4.
const PAGE = { width: 595, height: 842, margin: 64 };
const INK = rgb(0.07, 0.13, 0.2);
const ACCENT = rgb(0.05, 0.42, 0.45);
const STYLES: Record<Style, { size: number; before: number; isBold: boolean; isAccent: boolean }> =
  {
    name: { size: 24, before: 0, isBold: true, isAccent: false },
    headline: { size: 13, before: 4, isBold: false, isAccent: true },
    plain: { size: 10.5, before: 3, isBold: false, isAccent: false },
    section: { size: 12, before: 20, isBold: true, isAccent: true },
    entry: { size: 11, before: 8, isBold: true, isAccent: false },
  };

function wrap(text: string, font: PDFFont, size: number): string[] {
  const width = PAGE.width - 2 * PAGE.margin;
  const rows = [""];
  for (const word of text.split(" ")) {
    const longer = [rows.at(-1), word].filter(Boolean).join(" ");
    if (font.widthOfTextAtSize(longer, size) <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}

/** The resume as a PDF of one page; the same bytes for the same content. */
export async function drawResume(content: ResumeContent): Promise<Buffer> {
  const file = await PDFDocument.create({ updateMetadata: false });
  const plain = await file.embedFont(StandardFonts.Helvetica);
  const bold = await file.embedFont(StandardFonts.HelveticaBold);
  const page = file.addPage([PAGE.width, PAGE.height]);
  let y = PAGE.height - PAGE.margin;
  for (const { text, style } of linesOf(content)) {
    const { size, before, isBold, isAccent } = STYLES[style];
    const font = isBold ? bold : plain;
    y -= before;
    for (const row of wrap(text, font, size)) {
      y -= size * 1.3;
      page.drawText(row, { x: PAGE.margin, y, size, font, color: isAccent ? ACCENT : INK });
    }
  }
  file.setTitle(`${content.fullName}: resume`);
  return Buffer.from(await file.save());
}
