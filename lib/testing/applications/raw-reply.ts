import { randomUUID } from "node:crypto";

type RawFile = {
  name: string;
  bytes: Uint8Array;
  /** As some mail programs send it: shown within the text. */
  isInline?: boolean;
};

export type RawReply = {
  from: string;
  to: string;
  text?: string;
  /** Further headers, each as one line. */
  headers?: readonly string[];
  /** The HTML, instead of plain text. */
  html?: string;
  files?: readonly RawFile[];
  messageId?: string;
};

/** An email in its raw form, as a mail program sends an answer. */
export function rawReply(values: RawReply): string {
  const { from, to, text = "Yes, gladly.", html, files = [], headers = [] } = values;
  const messageId = values.messageId ?? `<${randomUUID()}@mail.example.org>`;
  const head = [
    `From: ${from}`,
    `To: ${to}`,
    "Subject: Re: Acme Bakery wrote to you",
    "Date: Tue, 24 Nov 2026 10:12:00 +0100",
    `Message-ID: ${messageId}`,
    "MIME-Version: 1.0",
  ];
  const type = html === undefined ? "text/plain" : "text/html";
  const part = `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${html ?? text}\r\n`;
  const lines = [...headers, ...head].join("\r\n");
  if (files.length === 0) return `${lines}\r\n${part}`;
  const attached = files.map(({ name, bytes, isInline }) => {
    const base64 = Buffer.from(bytes).toString("base64").replace(/.{76}/g, "$&\r\n");
    const disposition = `${isInline ? "inline" : "attachment"}; filename="${name}"`;
    return `--b\r\nContent-Type: application/octet-stream; name="${name}"\r\nContent-Disposition: ${disposition}\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64}\r\n`;
  });
  return `${lines}\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\n${part}${attached.join("")}--b--\r\n`;
}
