import { randomBytes } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { PDFDocument, StandardFonts } from "pdf-lib";

type ZipPart = {
  name: string;
  content: string | Buffer;
  /** The unpacked size that the directory claims. */
  unpacked?: number;
  flags?: number;
};

function record(
  signature: number,
  fields: readonly (readonly [bytes: 2 | 4, value: number])[],
): Buffer {
  return Buffer.concat(
    [[4, signature] as const, ...fields].map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}

/** A zip file of these parts, even one that no honest program would write. */
export function aZip(parts: readonly ZipPart[]): Buffer {
  const [locals, central]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const { name, content, unpacked = Buffer.byteLength(content), flags = 0 } of parts) {
    const [title, packed] = [Buffer.from(name), deflateRawSync(content)];
    const shared = [
      [2, 20],
      [2, flags],
      [2, 8],
      [4, 0],
      [4, 0],
      [4, packed.length],
      [4, unpacked],
      [2, title.length],
      [2, 0],
    ] as const;
    const local = Buffer.concat([record(0x04034b50, shared), title, packed]);
    const rest = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ] as const;
    central.push(record(0x02014b50, [[2, 20], ...shared, ...rest]), title);
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = [
    [2, 0],
    [2, 0],
    [2, parts.length],
    [2, parts.length],
  ] as const;
  const ends = [
    [4, directory.length],
    [4, offset],
    [2, 0],
  ] as const;
  return Buffer.concat([...locals, directory, record(0x06054b50, [...end, ...ends])]);
}

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const NAMESPACE = "http://schemas.openxmlformats.org";

const TYPES = `<?xml version="1.0"?><Types xmlns="${NAMESPACE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/></Types>`;
const RELATIONS = `<?xml version="1.0"?><Relationships xmlns="${NAMESPACE}/package/2006/relationships"><Relationship Id="rId1" Type="${NAMESPACE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The main part of a Word document with these paragraphs. */
export function wordXml(paragraphs: readonly string[], before = ""): string {
  const body = paragraphs
    .map((text) => `<w:p><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`)
    .join("");
  return `<?xml version="1.0"?>${before}<w:document xmlns:w="${NAMESPACE}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
}

/** A DOCX of these paragraphs; further parts may replace its own. */
export function aDocx(paragraphs: readonly string[] = ["A résumé"], more: ZipPart[] = []): Buffer {
  const own: ZipPart[] = [
    { name: "[Content_Types].xml", content: TYPES },
    { name: "_rels/.rels", content: RELATIONS },
    { name: "word/document.xml", content: wordXml(paragraphs) },
  ];
  const replaced = new Set(more.map(({ name }) => name));
  return aZip([...own.filter(({ name }) => !replaced.has(name)), ...more]);
}

/** A PDF with these lines, each of cells from left to right. */
export async function aPdf(lines: readonly string[] = ["A résumé"], pages = 1): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let number = 0; number < pages; number++) {
    const page = pdf.addPage([595, 842]);
    for (const [index, line] of lines.entries()) {
      for (const [cell, text] of line.split("\t").entries()) {
        page.drawText(text, { x: 50 + cell * 300, y: 780 - index * 16, size: 10, font });
      }
    }
  }
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

type PdfParts = { head?: string; trailer?: string; content?: string; tail?: string };

/** A PDF written by hand, so that any part can be wrong. */
export function aPlainPdf(parts: PdfParts = {}): Buffer {
  const { head = "%PDF-1.4\n", trailer = "", content = "BT (Hello) Tj ET", tail = "" } = parts;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let text = head;
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(text.length);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const at = text.length;
  text += `xref\n0 5\n0000000000 65535 f \n${table}trailer\n<< /Size 5 /Root 1 0 R ${trailer}>>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.from(text + tail, "latin1");
}

/** A unique file to upload. */
export function aResumeFile(name = "cv.pdf"): { name: string; bytes: Buffer } {
  return { name, bytes: aPlainPdf({ content: randomBytes(16).toString("hex") }) };
}

const SECTOR = 512;

function directoryEntry(name: string, type: number, at: { start: number; size: number }): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, "utf16le");
  entry.writeUInt16LE(name === "" ? 0 : (name.length + 1) * 2, 64);
  entry.writeUInt8(type, 66);
  for (const offset of [68, 72, 76]) entry.writeUInt32LE(0xffffffff, offset);
  entry.writeUInt32LE(at.start, 116);
  entry.writeUInt32LE(at.size, 120);
  return entry;
}

/** A DOC: a compound file with a stream of this name, and storages of others. */
export function aDoc(values: { stream?: string; others?: string[]; isEncrypted?: boolean } = {}) {
  const { stream = "WordDocument", others = [], isEncrypted = false } = values;
  const header = Buffer.alloc(SECTOR);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
  for (const [offset, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const) {
    header.writeUInt16LE(value, offset);
  }
  for (const [offset, value] of [
    [44, 1],
    [48, 1],
    [56, 4096],
    [60, 0xfffffffe],
    [68, 0xfffffffe],
  ] as const) {
    header.writeUInt32LE(value, offset);
  }
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(0xfffffffe, 4);
  for (let sector = 2; sector < 10; sector++) {
    table.writeUInt32LE(sector === 9 ? 0xfffffffe : sector + 1, sector * 4);
  }
  const named = others.map((name) => directoryEntry(name, 1, { start: 0, size: 0 }));
  const directory = Buffer.concat([
    directoryEntry("Root Entry", 5, { start: 0xfffffffe, size: 0 }),
    directoryEntry(stream, 2, { start: 2, size: 8 * SECTOR }),
    ...named,
    Buffer.alloc(4 * 128),
  ]).subarray(0, SECTOR);
  const content = Buffer.alloc(8 * SECTOR);
  content.writeUInt16LE(0xa5ec, 0);
  content.writeUInt8(isEncrypted ? 1 : 0, 11);
  return Buffer.concat([header, table, directory, content]);
}
