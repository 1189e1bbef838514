import { describe, expect, it } from "vitest";
import { aDoc, aDocx, aPdf, aPlainPdf, aZip, wordXml } from "@/lib/testing/resumes";
import { checkFile } from "./file-check";

const HTML = "<!doctype html><script>alert(1)</script>";
const EICAR = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;
const XXE = '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
const part = (name: string, content: string | Buffer = "x") => ({ name, content });
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => part(`word/media/${index}.png`));

describe("an accepted file", () => {
  it.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ["a PDF", "cv.pdf", aPdf],
    ["a PDF whose extension is in capitals", "CV.PDF", aPdf],
    ["a PDF written by hand", "cv.pdf", () => aPlainPdf()],
    ["a PDF after a line break", "cv.pdf", () => aPlainPdf({ head: "\n%PDF-1.7\n%âãÏÓ\n" })],
    ["a DOCX", "cv.docx", () => aDocx()],
    ["a DOCX with pictures", "cv.docx", () => aDocx(["text"], many(900))],
    ["a DOC", "cv.doc", () => aDoc()],
    ["a PDF with several dots in its name", "cv.final.v2.pdf", aPdf],
    ["a PDF with a name of 300 characters", `${"ж".repeat(296)}.pdf`, aPdf],
  ])("can be %s", async (_what, name, make) => {
    const format = name.toLowerCase().split(".").at(-1);

    expect(await checkFile(name, await make())).toEqual({ format });
  });
});

// ASVS 5.2.2: the whole content must be what the name says.
describe("a file of another kind", () => {
  const pdf = aPlainPdf();
  it.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ["a name without an extension", "cv", aPdf],
    ["a name with two extensions", "cv.pdf.exe", aPdf],
    ["a NUL in the name", "evil.php\0.pdf", aPdf],
    ["a DOCX named .pdf", "cv.pdf", () => aDocx()],
    ["a PDF named .docx", "cv.docx", () => pdf],
    ["a DOC named .docx", "cv.docx", () => aDoc()],
    ["RTF named .doc", "cv.doc", () => Buffer.from("{\\rtf1 text}")],
    ["EICAR named .pdf", "cv.pdf", () => Buffer.from(EICAR)],
    ["a program named .doc", "cv.doc", () => Buffer.from("MZ\x90\0")],
    ["an HTML page after a PDF's header", "cv.pdf", () => Buffer.from(`%PDF-1.4\n${HTML}`)],
    [
      "an HTML page within a PDF's header",
      "cv.pdf",
      () => aPlainPdf({ head: `%PDF-1.4\n%${HTML}\n` }),
    ],
    ["an HTML page after the end of a PDF", "cv.pdf", () => aPlainPdf({ tail: HTML })],
    ["an HTML page before a PDF", "cv.pdf", () => Buffer.concat([Buffer.from(HTML), pdf])],
    ["a PDF that is a zip file too", "cv.pdf", () => Buffer.concat([pdf, aZip([part("a")])])],
    ["a DOC that is a zip file too", "cv.doc", () => Buffer.concat([aDoc(), aZip([part("a")])])],
    ["a zip file that isn't a DOCX", "cv.docx", () => aZip([part("xl/workbook.xml")])],
    ["a DOCX with macros", "cv.docx", () => aDocx(["text"], [part("word/vbaProject.bin")])],
    [
      "a renamed DOCM",
      "cv.docx",
      () => aDocx(["text"], [part("[Content_Types].xml", "macroEnabled")]),
    ],
    [
      "a DOCX with an XML entity",
      "cv.docx",
      () => aDocx([], [part("word/document.xml", wordXml(["&x;"], XXE))]),
    ],
    [
      "a DOCX with an XML entity in UTF-16",
      "cv.docx",
      () => aDocx([], [part("word/document.xml", Buffer.from(XXE, "utf16le"))]),
    ],
    ["an old spreadsheet named .doc", "cv.doc", () => aDoc({ stream: "Workbook" })],
    ["a DOC with macros", "cv.doc", () => aDoc({ others: ["Macros"] })],
  ])("is refused: %s", async (_what, name, make) => {
    expect(await checkFile(name, await make())).toEqual({ refusal: "kind" });
  });
});

// ASVS 5.2.3, 5.3.3: how much it unpacks to, and where, is checked before and during unpacking.
describe("a broken or malicious file", () => {
  const zeros = Buffer.alloc(2_000_000);
  it.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ["a truncated PDF", "cv.pdf", async () => (await aPdf()).subarray(0, 700)],
    [
      "a PDF without a root",
      "cv.pdf",
      () => Buffer.from(String(aPlainPdf()).replace("/Root", "/Ruth")),
    ],
    ["a truncated DOCX", "cv.docx", () => aDocx().subarray(0, 500)],
    [
      "other bytes before the zip file",
      "cv.docx",
      () => Buffer.concat([Buffer.from("PK\x03\x04..."), aDocx()]),
    ],
    ["a zip bomb", "cv.docx", () => aDocx(["text"], [part("word/media/a.bmp", zeros)])],
    [
      "a zip bomb that understates its size",
      "cv.docx",
      () => aDocx(["text"], [{ ...part("word/a.bmp", zeros), unpacked: 2000 }]),
    ],
    [
      "a zip bomb of many entries",
      "cv.docx",
      () =>
        aDocx(
          ["text"],
          many(900).map((one) => ({ ...one, content: "", unpacked: 99_000 })),
        ),
    ],
    ["1001 entries", "cv.docx", () => aDocx(["text"], many(998))],
    ["a path out of its folder", "cv.docx", () => aDocx(["text"], [part("../../etc/cron.d/x")])],
    [
      "a path out of its folder with backslashes",
      "cv.docx",
      () => aDocx(["text"], [part("word\\..\\..\\x")]),
    ],
    ["an absolute path", "cv.docx", () => aDocx(["text"], [part("/etc/passwd")])],
    [
      "the same name twice",
      "cv.docx",
      () => aDocx(["text"], [part("word/a.xml"), part("WORD/a.xml")]),
    ],
    ["a truncated DOC", "cv.doc", () => aDoc().subarray(0, 600)],
    [
      "a DOC whose sectors form a loop",
      "cv.doc",
      () => {
        const doc = aDoc();
        doc.writeUInt32LE(1, 512 + 4);
        return doc;
      },
    ],
  ])("is refused: %s", async (_what, name, make) => {
    expect(await checkFile(name, await make())).toEqual({ refusal: "failed" });
  });

  it("is refused when it is empty", async () => {
    expect(await checkFile("cv.pdf", Buffer.alloc(0))).toEqual({ refusal: "empty" });
  });
});

describe("a file with a password", () => {
  it.each<[string, string, () => Buffer]>([
    ["a PDF", "cv.pdf", () => aPlainPdf({ trailer: "/Encrypt 9 0 R " })],
    [
      "a PDF with inline encryption settings",
      "cv.pdf",
      () => aPlainPdf({ trailer: "/Encrypt << /V 1 >> " }),
    ],
    ["a DOCX", "cv.docx", () => aDoc({ stream: "EncryptedPackage" })],
    [
      "a DOCX with a zip file's password",
      "cv.docx",
      () => aDocx(["x"], [{ ...part("a"), flags: 1 }]),
    ],
    ["a DOC", "cv.doc", () => aDoc({ isEncrypted: true })],
  ])("is refused: %s", async (_what, name, make) => {
    expect(await checkFile(name, make())).toEqual({ refusal: "password" });
  });
});
