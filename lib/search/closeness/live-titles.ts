import type { Embedding } from "./embedding";
import { growingFloats, growingIntegers } from "./growing";
import { LiveWords } from "./live-words";
import { leaningMeaning } from "./occupations";

/** What meaning counts beside spelling where the model knows all the words. */
const MEANING = 0.65;

/** A title with the number that it is known by. */
export type NumberedTitle = { id: number; words: readonly string[] };

/** Words that titles are compared with, and how sure it is that they are meant: 1 for those typed. */
export type TitleWording = { words: readonly string[]; trust: number };

/**
 * The titles of live jobs, ready to be compared with words. Both likenesses of a title, by meaning
 * and by spelling, are sums over its words: each word is compared once, and a title costs an
 * addition a word.
 */
export class LiveTitles {
  private readonly words: LiveWords;
  // Of the title in the place `n` its id, its words from `starts[n]` on, and how long these are.
  private readonly ids = growingIntegers();
  private readonly starts = growingIntegers();
  private readonly numbers = growingIntegers();
  private readonly meanings = growingFloats();
  private readonly spellings = growingFloats();
  private readonly places = new Map<number, number>();
  private weighedAt = 0;
  private end = 0;

  constructor(embedding: Embedding) {
    this.words = new LiveWords(embedding);
    this.starts.push(0);
  }

  get embedding(): Embedding {
    return this.words.embedding;
  }

  /** How many titles there are. */
  get size(): number {
    return this.ids.length;
  }

  /** A title's words. */
  wordsOf(id: number): string[] {
    const place = this.places.get(id);
    if (place === undefined) return [];
    return Array.from(this.numbersAt(place), (number) => this.words.textOf(number));
  }

  private numbersAt(place: number): Int32Array {
    return this.numbers.values.subarray(this.starts.at(place), this.starts.at(place + 1));
  }

  /** Takes titles in; those that are here already are passed over. */
  put(titles: readonly NumberedTitle[]): void {
    for (const { id, words } of titles) {
      if (this.places.has(id)) continue;
      this.places.set(id, this.size);
      this.end = Math.max(this.end, id + 1);
      const numbers = words.map((word) => this.words.take(word));
      this.words.count(numbers);
      for (const number of numbers) this.numbers.push(number);
      this.ids.push(id);
      this.starts.push(this.numbers.length);
      this.meanings.push(this.embedding.meaningOf(words).length);
      this.spellings.push(this.words.spellingLength(numbers));
    }
  }

  /**
   * Weighs runs of characters by how rare they are among all titles. Comparing does that too; call it
   * after many new titles so that the next visitor doesn't wait.
   */
  weigh(): void {
    // How rare one is changes little until there are twice as many titles.
    if (this.size < Math.max(1, 2 * this.weighedAt)) return;
    this.weighedAt = this.size;
    this.words.weigh(this.size);
    for (let place = 0; place < this.size; place += 1) {
      this.spellings.values[place] = this.words.spellingLength(this.numbersAt(place));
    }
  }

  /** Of each live word, one place after the other, what it adds to both likenesses to a wording. */
  private sharesOf({ words, trust }: TitleWording, leans: boolean): Float32Array {
    const meaning = leans ? leaningMeaning(this.embedding, words) : this.embedding.meaningOf(words);
    // What the model does not know is told by its spelling alone.
    const share = MEANING * meaning.known;
    const shares = new Float32Array(2 * this.words.size);
    this.words.addSpelling(shares, words, trust * (1 - share));
    this.words.addMeaning(shares, meaning, trust * share);
    return shares;
  }

  /** Notes how close titles are to a wording where that is closer than what is there. */
  private compare(wording: TitleWording, leans: boolean, closest: Float32Array): void {
    const shares = this.sharesOf(wording, leans);
    // Gone through for every search: nothing is looked up twice.
    const [numbers, starts, ids] = [this.numbers.values, this.starts.values, this.ids.values];
    const [spellings, meanings] = [this.spellings.values, this.meanings.values];
    let at = 0;
    for (let place = 0; place < this.size; place += 1) {
      let spelling = 0;
      let sense = 0;
      for (const end = starts[place + 1] ?? 0; at < end; at += 1) {
        const word = 2 * (numbers[at] ?? 0);
        spelling += shares[word] ?? 0;
        sense += shares[word + 1] ?? 0;
      }
      const closeness = spelling / (spellings[place] || 1) + sense / (meanings[place] || 1);
      const id = ids[place] ?? 0;
      closest[id] = Math.max(closest[id] ?? 0, closeness);
    }
  }

  /**
   * How close each title is to the closest of some wordings, by its id: 1 for one that says the
   * same, nought for one that has nothing to do with any.
   */
  closenessTo(wordings: readonly TitleWording[]): Float32Array {
    return this.closest(wordings, false);
  }

  /**
   * The same for what someone typed, whose few words say less than a title does: they lean towards
   * their occupation where it is certain, so one that says the same may be a little less than 1.
   */
  closenessToSearch(wordings: readonly TitleWording[]): Float32Array {
    return this.closest(wordings, true);
  }

  private closest(wordings: readonly TitleWording[], leans: boolean): Float32Array {
    this.weigh();
    const closest = new Float32Array(this.end);
    for (const wording of wordings) this.compare(wording, leans, closest);
    return closest;
  }
}
