import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { attachment, resumeFile, sendFile } from "./download";

describe("attachment", () => {
  it.each([
    ["CV.pdf", `attachment; filename="CV.pdf"; filename*=UTF-8''CV.pdf`],
    [
      "Lebenslauf März.pdf",
      `attachment; filename="Lebenslauf M_rz.pdf"; filename*=UTF-8''Lebenslauf%20M%C3%A4rz.pdf`,
    ],
    ['a"b\\c%.pdf', `attachment; filename="a_b_c_.pdf"; filename*=UTF-8''a%22b%5Cc%25.pdf`],
    ["it's (1).pdf", `attachment; filename="it's (1).pdf"; filename*=UTF-8''it%27s%20%281%29.pdf`],
  ])("names %s", (name, header) => {
    expect(attachment(name)).toBe(header);
  });

  it.each(["a\r\nSet-Cookie: x=1.pdf", "\u0000.pdf", "\ud800.pdf", "履歴書.pdf"])(
    "makes one header from any name",
    (name) => {
      const headers = new Headers({ "content-disposition": attachment(name) });

      expect(headers.get("content-disposition")).toMatch(/^[\x20-\x7e]+$/);
      expect([...headers.keys()]).toEqual(["content-disposition"]);
    },
  );
});

// OWASP ASVS 5.4.1, 5.4.2, 14.3.2
describe("a file that is sent", () => {
  it("is sent as a download, never shown", async () => {
    const stream = Readable.from([Buffer.from("bytes")]);
    const resume = { stream, size: 5, name: "CV.docx", format: "docx" } as const;
    const response = sendFile(resumeFile(resume));

    expect(await response.text()).toBe("bytes");
    expect(Object.fromEntries(response.headers)).toEqual({
      "cache-control": "private, no-store",
      "content-disposition": `attachment; filename="CV.docx"; filename*=UTF-8''CV.docx`,
      "content-length": "5",
      "content-security-policy": "sandbox; default-src 'none'",
      "content-type": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      "x-content-type-options": "nosniff",
    });
  });
});

describe("a resume that is shown", () => {
  const resume = (format: "pdf" | "docx") => ({
    stream: Readable.from([Buffer.from("bytes")]),
    size: 5,
    name: `CV.${format}`,
    format,
  });

  it("shows a PDF in this site's own frames, as nothing but a PDF", () => {
    const { headers } = sendFile(resumeFile(resume("pdf"), "inline"));

    expect(Object.fromEntries(headers)).toMatchObject({
      "content-disposition": `inline; filename="CV.pdf"; filename*=UTF-8''CV.pdf`,
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'",
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
    });
  });

  it("downloads anything else", () => {
    const { headers } = sendFile(resumeFile(resume("docx"), "inline"));

    expect(headers.get("content-disposition")).toMatch(/^attachment; /);
    expect(headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
  });
});
