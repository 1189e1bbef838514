import { COMPOUND_FILE, checkDoc } from "./doc";
import { checkDocx, zipEnd } from "./docx";
import { resumeEnding } from "./file-names";
import type { ResumeFormat, ResumeRefusal } from "./files.schema";
import { checkPdf } from "./pdf";

const ZIP = Buffer.from("PK\x03\x04");

/** The format of the bytes, regardless of the file's name. */
function formatOf(bytes: Buffer): ResumeFormat | null {
  if (bytes.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) return "doc";
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return "docx";
  return bytes.toString("latin1", 0, 64).trimStart().startsWith("%PDF-") ? "pdf" : null;
}

async function refusalOf(bytes: Buffer, format: ResumeFormat): Promise<ResumeRefusal | null> {
  if (format === "docx") return checkDocx(bytes);
  // A file that two programs would read as two different formats.
  if (zipEnd(bytes) !== null) return "kind";
  return format === "pdf" ? checkPdf(bytes) : checkDoc(bytes);
}

type FileVerdict = { format: ResumeFormat } | { refusal: ResumeRefusal };

/**
 * Checks a file's name, first bytes and entire structure: returns its format (PDF, DOC or DOCX), or
 * why it is refused.
 */
export async function checkFile(name: string, content: Uint8Array): Promise<FileVerdict> {
  if (content.length === 0) return { refusal: "empty" };
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const ending = name.includes("\0") ? null : resumeEnding(name);
  const format = formatOf(bytes);
  if (!ending || !format) return { refusal: "kind" };
  const refusal = await refusalOf(bytes, format);
  // A DOCX with a password is a compound file, like a DOC.
  if (refusal === "password") return { refusal };
  if (format !== ending) return { refusal: "kind" };
  return refusal ? { refusal } : { format };
}
