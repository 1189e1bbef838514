import mammoth from "mammoth";
import { getDocumentProxy } from "unpdf";
import WordExtractor from "word-extractor";
import { readingOrder, type TextPiece } from "../lib/profiles/resume-parsing/layout";
import type { ResumeFormat } from "../lib/profiles/resumes/files.schema";

const MOST_CHARACTERS = 200_000;
const MOST_PAGES = 100;

type TextItem = { str?: string; transform?: number[]; width?: number; height?: number };

function toPiece({ str = "", transform = [], width = 0 }: TextItem): TextPiece {
  const [, , c = 0, d = 0, x = 0, y = 0] = transform;
  return { text: str, x, y, width, height: Math.hypot(c, d) };
}

async function textOfPdf(bytes: Buffer): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false });
  let text = "";
  const pages = Math.min(pdf.numPages, MOST_PAGES);
  for (let number = 1; number <= pages && text.length < MOST_CHARACTERS; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    text += `${readingOrder((items as TextItem[]).map(toPiece)).join("\n")}\n`;
    page.cleanup();
  }
  return text;
}

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

async function textOfDocx(buffer: Buffer): Promise<string> {
  const convertImage = mammoth.images.imgElement(async () => ({ src: "" }));
  const { value } = await mammoth.convertToHtml({ buffer }, { convertImage });
  return value
    .replace(/<\/p>(?=<\/t[dh]>)/g, "")
    .replace(/<li>/g, "\n• ")
    .replace(/<\/t[dh]>/g, "\t")
    .replace(/<br ?\/>|<\/(?:p|h\d|li|tr)>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? "");
}

async function textOfDoc(bytes: Buffer): Promise<string> {
  return (await new WordExtractor().extract(bytes)).getBody();
}

const READERS: Record<ResumeFormat, (bytes: Buffer) => Promise<string>> = {
  pdf: textOfPdf,
  doc: textOfDoc,
  docx: textOfDocx,
};

/**
 * The text of a file in reading order, at most 200,000 characters. Throws what the readers throw.
 */
export async function resumeText(format: ResumeFormat, bytes: Buffer): Promise<string> {
  const text = (await READERS[format](bytes)).slice(0, MOST_CHARACTERS);
  return text.replace(/[\0\p{Cs}]/gu, "");
}
