import { randomUUID } from "node:crypto";

export type RawReply = {
  from: string;
  to: string;
  text?: string;
  /** Further headers, each as one line. */
  headers?: readonly string[];
  /** The HTML, instead of plain text. */
  html?: string;
  /** The name of a file with it. */
  file?: string;
  messageId?: string;
};

/** An email in its raw form, as a mail program sends an answer. */
export function rawReply(values: RawReply): string {
  const { from, to, text = "Yes, gladly.", html, file, headers = [] } = values;
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
  if (file === undefined) return `${lines}\r\n${part}`;
  const attached = `Content-Type: application/pdf; name="${file}"\r\nContent-Disposition: attachment; filename="${file}"\r\nContent-Transfer-Encoding: base64\r\n\r\nJVBERi0xLjQK\r\n`;
  return `${lines}\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\n${part}--b\r\n${attached}--b--\r\n`;
}
