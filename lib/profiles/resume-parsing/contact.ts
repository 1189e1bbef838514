import { isPhoneNumber } from "@/lib/shared/phone";
import type { Doubt, FoundContact, FoundExperience, UncertainReading } from "../resumes/schema";
import { isTitle } from "./experience";
import { isPlace } from "./places";

/** Where contact details stand: above the first heading, and under one of their own. */
type ContactLines = { head: readonly string[]; details: readonly string[] };

/** A piece of a line: "Phone: +44 20 7946 0000" has a label. */
type Piece = { label: string; text: string; line: number };

// A letter's or a form's head is not longer.
const MOST_LINES = 15;
const NAME_LINES = 3;
const HEADLINE_LINES = 5;
const MOST_HEADLINE = 100;

const DIVIDER = /\t|\s+[|•·●▪◆]\s*|\s*[|•·●▪◆]\s+|\s+[–—]\s+|\s{3,}/u;
const LABEL =
  /^(full name|name|phone|phone number|telephone|tel|mobile|mobile number|cell|handy|telefon|téléphone|teléfono|telefone|address|home address|adresse|anschrift|dirección|endereço|location|based in|lives in|city|wohnort|ort|place|title|position)\s*[.:]+\s*/iu;

function toPieces(lines: readonly string[]): Piece[] {
  return lines.slice(0, MOST_LINES).flatMap((line, at) =>
    line.split(DIVIDER).flatMap((part) => {
      const [stated = "", label = ""] = LABEL.exec(part.trim()) ?? [];
      const text = part.trim().slice(stated.length).trim();
      return text === "" ? [] : [{ label: label.toLowerCase(), text, line: at }];
    }),
  );
}

const contact = (
  field: FoundContact["field"],
  value: string,
  doubts: Doubt[] = [],
): UncertainReading<FoundContact> => ({ content: { field, value }, doubts });

const DOCUMENT = /\b(?:curriculum|vitae|resume|résumé|lebenslauf|cv|profile|portfolio|page)\b/iu;
const NAME_WORD =
  /^(?:\p{Lu}[\p{L}\p{M}'’-]*\.?|(?:de|da|do|dos|del|della|di|van|von|der|den|ter|of|the|bin|binti|al|el|la|le|y|e)|[dlo]['’]\p{Lu}[\p{L}'’-]*)$/u;
const CAPITALS = /^[\p{Lu}\p{M}\s.'’-]+$/u;

function isName(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length < 2 || words.length > 5 || text.length > 60) return false;
  if (DOCUMENT.test(text) || isTitle(text) || isPlace(text)) return false;
  return words.every((word) => NAME_WORD.test(word)) && /\p{Lu}/u.test(words.at(-1) ?? "");
}

/** "INÊS DE CARVALHO" as people write it. */
function inLowerCase(name: string): string {
  return name.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
}

function readName(
  pieces: readonly Piece[],
): (UncertainReading<FoundContact> & { line: number }) | null {
  const labelled = pieces.find((piece) => /name$/.test(piece.label) && isName(piece.text));
  const found = labelled ?? pieces.find((piece) => piece.line < NAME_LINES && isName(piece.text));
  if (!found) return null;
  const { text, line } = found;
  if (!CAPITALS.test(text)) return { ...contact("fullName", text), line };
  return { ...contact("fullName", inLowerCase(text), ["in_capitals"]), line };
}

/** Under the name, or else the latest job's title. */
function readHeadline(
  pieces: readonly Piece[],
  nameLine: number | null,
  experiences: readonly FoundExperience[],
): UncertainReading<FoundContact> | null {
  const isHeadline = ({ text, line, label }: Piece) =>
    label === "title" ||
    label === "position" ||
    (nameLine !== null &&
      line >= nameLine &&
      line <= nameLine + HEADLINE_LINES &&
      text.length <= MOST_HEADLINE &&
      isTitle(text) &&
      !/[@:]|\d{3}|[.!?]$/.test(text));
  const stated = pieces.find(isHeadline);
  if (stated) return contact("headline", stated.text);
  const latest = experiences
    .filter(({ title }) => title)
    .toSorted((a, b) => recency(b).localeCompare(recency(a)))[0];
  return latest?.title ? contact("headline", latest.title, ["latest_job"]) : null;
}

/** Sorts what goes on last, then by its end and its start. */
function recency({ startMonth = "", endMonth }: FoundExperience): string {
  return `${endMonth === null ? "9999-99" : (endMonth ?? startMonth)} ${startMonth}`;
}

const NUMBER = /(?<![\p{L}\d/])\+?\(?\d[\d\s()./-]{5,24}\d(?![\d/])/gu;
// 2019 - 2022, 03/2019 – 02/2022, 1990-04-01
const DATES = /^(?:(?:\d{1,2}[./])?(?:19|20)\d\d)[\s./-]+(?:\d{1,2}[./-])*(?:(?:19|20)?\d\d)$/;
const FEWEST_DIGITS = 7;

function readPhone(pieces: readonly Piece[]): UncertainReading<FoundContact> | null {
  const numbers = pieces
    .filter(({ text }) => !/https?:|www\./i.test(text))
    .flatMap(({ text }) => text.match(NUMBER) ?? [])
    .map((match) => match.trim())
    .filter((match) => {
      const digits = match.replace(/\D/g, "").length;
      return digits >= FEWEST_DIGITS && isPhoneNumber(match) && !DATES.test(match);
    });
  const number = numbers.find((one) => one.startsWith("+")) ?? numbers[0];
  if (number === undefined) return null;
  return contact("phone", number, /^(?:\+|00)/.test(number) ? [] : ["no_country_code"]);
}

/** An address's town and country, without the street and the postcode. */
function townOf(text: string): string {
  const parts = text.split(/,\s*/).map((part) => part.trim());
  const street = parts.findLastIndex((part, at) => at < parts.length - 2 && /\d/.test(part));
  return parts
    .slice(street + 1)
    .map((part) =>
      part
        .replace(/\b(?=\w*\d)[\w-]{3,10}\b/g, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter(Boolean)
    .join(", ");
}

const PLACE_LABEL =
  /address|adresse|anschrift|dirección|endereço|location|based in|lives in|city|ort|place/;

function readLocation(pieces: readonly Piece[]): UncertainReading<FoundContact> | null {
  for (const { label, text } of pieces) {
    if (/[@:]|remote|hybrid/i.test(text) || (label !== "" && !PLACE_LABEL.test(label))) continue;
    const town = townOf(text);
    if (isPlace(town) || (label !== "" && /^\p{Lu}[\p{L}\s.'’-]{1,60}$/u.test(town))) {
      return contact("location", town);
    }
  }
  return null;
}

/** The name, headline, phone number and place in a resume's head; what isn't there is missing. */
export function readContact(
  { head, details }: ContactLines,
  experiences: readonly FoundExperience[],
): UncertainReading<FoundContact>[] {
  const top = toPieces(head);
  const all = [...toPieces(details), ...top];
  const name = readName(top) ?? readName(toPieces(details));
  const nameLine = name && top.some(({ line }) => line === name.line) ? name.line : null;
  const found = [
    name && { content: name.content, doubts: name.doubts },
    readHeadline(top, nameLine, experiences),
    readPhone(all),
    readLocation(all),
  ];
  return found.filter((one) => one !== null);
}
