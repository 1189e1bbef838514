import "server-only";
import { type AddressObject, type Attachment, simpleParser } from "mailparser";
import { resumeEnding } from "@/lib/profiles/resumes/file-names";
import { htmlText } from "./html-text.queries";
import type { InboundMail } from "./schema";

const MOST_HEADERS = 500;
const MOST_ADDRESSES = 100;
const DELIVERED = ["delivered-to", "x-original-to", "envelope-to", "x-envelope-to"];

function addressesIn(given: AddressObject | AddressObject[] | undefined): string[] {
  return [given ?? []]
    .flat()
    .flatMap(({ value }) => value)
    .flatMap((one) => [one, ...(one.group ?? [])])
    .flatMap(({ address }) => (address ? [address.toLowerCase()] : []));
}

// Some mail programs show a document within the text, which doesn't make it a part of that.
function isSent({ related, contentDisposition, filename }: Attachment): boolean {
  return !related && (contentDisposition !== "inline" || resumeEnding(filename ?? "") !== null);
}

function readHeader({ key, line }: { key: string; line: string }) {
  const value = line.slice(line.indexOf(":") + 1).replace(/\r?\n[ \t]+/g, " ");
  return { name: key.toLowerCase(), value: value.trim() };
}

/**
 * Reads an email in its raw form (RFC 5322). `deliveredTo` are the addresses it was delivered to,
 * where the server that took it says so. Throws for what isn't an email.
 */
export async function parseMail(
  raw: Buffer,
  deliveredTo: readonly string[] = [],
): Promise<InboundMail> {
  const mail = await simpleParser(raw, {
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipImageLinks: true,
    skipTextLinks: true,
  });
  const headers = mail.headerLines.slice(0, MOST_HEADERS).map(readHeader);
  if (!headers.some(({ name }) => name !== "")) throw new Error("it has no headers");
  const delivered = headers
    .filter(({ name }) => DELIVERED.includes(name))
    .map(({ value }) => value.replace(/^<|>$/g, ""));
  const recipients = [...addressesIn(mail.to), ...addressesIn(mail.cc), ...delivered];
  const named = [...deliveredTo, ...recipients].map((address) => address.trim().toLowerCase());
  const text = mail.text?.trim() ? mail.text : htmlText(mail.html || "");
  return {
    messageId: mail.messageId ?? null,
    from: addressesIn(mail.from),
    recipients: [...new Set(named)].slice(0, MOST_ADDRESSES),
    headers,
    text: text.replaceAll("\0", ""),
    attachments: mail.attachments
      .filter(isSent)
      .map(({ filename, content }) => ({ name: filename ?? "a file", bytes: content })),
  };
}
