import { DIMENSIONS, type WordModel } from "./model.schema";

// A model as bytes: a line of JSON that says how many there are of each, then the words and the
// occupations' codes a line each, in how many titles each word is in four bytes (the lowest
// first), and the vectors.

const FORM = 2;
const LINE_END = 10;

type Head = { form: number; words: number; occupations: number; titles: number; text: number };

/** A model as it is kept in a file or in the database. */
export function toModelBytes(model: WordModel): Uint8Array {
  const text = new TextEncoder().encode([...model.words, ...model.occupations].join("\n"));
  const head: Head = {
    form: FORM,
    words: model.words.length,
    occupations: model.occupations.length,
    titles: model.titles,
    text: text.length,
  };
  const counts = new DataView(new ArrayBuffer(4 * model.titleCounts.length));
  for (const [index, count] of model.titleCounts.entries()) counts.setInt32(4 * index, count, true);
  const parts = [
    new TextEncoder().encode(`${JSON.stringify(head)}\n`),
    text,
    new Uint8Array(counts.buffer),
    new Uint8Array(model.vectors),
    new Uint8Array(model.occupationVectors),
    new Uint8Array(model.commonVector),
  ];
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Takes one part after the other from bytes. */
class SectionReader {
  private readonly bytes: Uint8Array;
  private at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.bytes = bytes;
    this.at = at;
  }

  next(length: number): Uint8Array {
    // A copy, since vectors are read from the beginning of their bytes.
    const part = Uint8Array.from(this.bytes.subarray(this.at, this.at + length));
    if (part.length < length) throw new Error("The word vectors are cut off.");
    this.at += length;
    return part;
  }
}

/** The model of these bytes. Throws when they are none, or of another form. */
export function readModelBytes(bytes: Uint8Array): WordModel {
  const end = bytes.indexOf(LINE_END);
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(0, Math.max(0, end)))) as Head;
  if (head.form !== FORM) throw new Error(`The word vectors are of form ${head.form}.`);
  const cut = new SectionReader(bytes, end + 1);
  const lines = new TextDecoder().decode(cut.next(head.text)).split("\n");
  const counts = new DataView(cut.next(4 * head.words).buffer);
  return {
    words: lines.slice(0, head.words),
    occupations: lines.slice(head.words, head.words + head.occupations),
    titles: head.titles,
    titleCounts: Int32Array.from({ length: head.words }, (_, at) => counts.getInt32(4 * at, true)),
    vectors: new Int8Array(cut.next(head.words * DIMENSIONS).buffer),
    occupationVectors: new Int8Array(cut.next(head.occupations * DIMENSIONS).buffer),
    commonVector: new Int8Array(cut.next(DIMENSIONS).buffer),
  };
}
