import type { DocumentRow } from "./document-rows";

// The facts of many documents are concatenated and read in one pass. A character, from "0" on,
// holds six bits: five of a number, lowest first, and one that says whether more follow. Small
// numbers are therefore short, which matters because these strings travel from the database to the
// server.
const ZERO = 48;
const MORE = 32;

function digits(value: number): string {
  let text = "";
  let rest = value;
  while (rest >= MORE) {
    text += String.fromCharCode(ZERO + MORE + (rest % MORE));
    rest = Math.floor(rest / MORE);
  }
  return text + String.fromCharCode(ZERO + rest);
}

// More skills, cities and title words than this aren't counted. They are still found.
const MOST = 31;

/** The numbers that the index gives to parts of a document. */
export type DocumentNumbers = {
  docno: number;
  companyId: number;
  titleId: number;
  cityNumbers: readonly number[];
  skillIds: readonly number[];
  /** The title's words, beginning with its head (title-heads.ts). */
  wordIds: readonly number[];
};

/** Packs the facts that a search reads for every document it meets. */
export function packFacts(row: DocumentRow, numbers: DocumentNumbers): string {
  const cities = numbers.cityNumbers.slice(0, MOST);
  const skills = numbers.skillIds.slice(0, MOST);
  const words = numbers.wordIds.slice(0, MOST);
  return [
    numbers.docno,
    row.posted,
    row.pay === null ? 0 : row.pay + 1,
    row.experience10,
    row.fcode,
    numbers.companyId,
    numbers.titleId,
    cities.length,
    ...cities,
    skills.length,
    ...skills,
    words.length,
    ...words,
  ]
    .map(digits)
    .join("");
}

/** A document's facts without its number, which comes first. */
export function withoutDocno(facts: string, docno: number): string {
  return facts.slice(digits(docno).length);
}

/**
 * Reads facts document by document, filling one object again and again, since a search may meet a
 * hundred thousand documents.
 */
export class FactReader {
  docno = 0;
  posted = 0;
  /** The maximum yearly pay plus one; 0 if no pay is stated. */
  pay = 0;
  experience10 = 0;
  fcode = 0;
  companyId = 0;
  titleId = 0;
  cityCount = 0;
  skillCount = 0;
  wordCount = 0;
  readonly cities = new Int32Array(MOST);
  readonly skills = new Int32Array(MOST);
  readonly words = new Int32Array(MOST);
  private readonly bytes: Buffer;
  private at = 0;

  constructor(facts: string) {
    this.bytes = Buffer.from(facts, "latin1");
  }

  private read(): number {
    const { bytes } = this;
    let digit = (bytes[this.at++] ?? ZERO) - ZERO;
    let value = digit & (MORE - 1);
    for (let shift = 5; digit >= MORE; shift += 5) {
      digit = (bytes[this.at++] ?? ZERO) - ZERO;
      value |= (digit & (MORE - 1)) << shift;
    }
    return value;
  }

  private readAll(into: Int32Array): number {
    const count = this.read();
    for (let index = 0; index < count; index += 1) into[index] = this.read();
    return count;
  }

  /** Reads the next document. Returns `false` if there is none. */
  next(): boolean {
    if (this.at >= this.bytes.length) return false;
    this.docno = this.read();
    this.posted = this.read();
    this.pay = this.read();
    this.experience10 = this.read();
    this.fcode = this.read();
    this.companyId = this.read();
    this.titleId = this.read();
    this.cityCount = this.readAll(this.cities);
    this.skillCount = this.readAll(this.skills);
    this.wordCount = this.readAll(this.words);
    return true;
  }
}
