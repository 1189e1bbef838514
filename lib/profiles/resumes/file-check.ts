import { COMPOUND_FILE, checkDoc } from "./doc";
import { checkDocx, zipEnd } from "./docx";
import { resumeEnding } from "./file-names";
import { checkPdf } from "./pdf";
import type { ResumeFormat, ResumeRefusal } from "./schema";

const ZIP = Buffer.from("PK\x03\x04");

/** What the bytes are, looked at without the name. */
function formatOf(bytes: Buffer): ResumeFormat | null {
  if (bytes.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) return "doc";
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return "docx";
  return bytes.toString("latin1", 0, 64).trimStart().startsWith("%PDF-") ? "pdf" : null;
}

async function refusalOf(bytes: Buffer, format: ResumeFormat): Promise<ResumeRefusal | null> {
  if (format === "docx") return checkDocx(bytes);
  // One file that two programs read as two different things.
  if (zipEnd(bytes) !== null) return "kind";
  return format === "pdf" ? checkPdf(bytes) : checkDoc(bytes);
}

type Checked = { format: ResumeFormat } | { refusal: ResumeRefusal };

/**
 * What a file is: a PDF, DOC or DOCX by its name, its first bytes and its whole structure, or why
 * it is not taken.
 */
export async function checkFile(name: string, content: Uint8Array): Promise<Checked> {
  if (content.length === 0) return { refusal: "empty" };
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const ending = name.includes("\0") ? null : resumeEnding(name);
  const format = formatOf(bytes);
  if (!ending || !format) return { refusal: "kind" };
  const refusal = await refusalOf(bytes, format);
  // A DOCX with a password is a compound file like a DOC.
  if (refusal === "password") return { refusal };
  if (format !== ending) return { refusal: "kind" };
  return refusal ? { refusal } : { format };
}
