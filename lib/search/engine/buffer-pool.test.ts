import fc from "fast-check";
import { expect, it } from "vitest";
import { takeBitmap, withBufferPool } from "./buffer-pool";

/**
 * A read that lasts until it's told to end and writes its own number into the bitmaps it borrows.
 */
class PoolReader {
  private readonly sets: Uint32Array[] = [];
  private readonly number: number;
  private readonly ended: Promise<void>;
  private finish: () => void = () => {};

  constructor(number: number) {
    this.number = number;
    const finished = new Promise<void>((resolve) => {
      this.finish = resolve;
    });
    this.ended = withBufferPool(async () => finished);
  }

  borrow(count: number): void {
    for (let asked = 0; asked < count; asked += 1) {
      const bitmap = takeBitmap();
      expect(bitmap.every((word) => word === 0)).toBe(true);
      this.sets.push(bitmap.fill(this.number));
    }
  }

  get isUntouched(): boolean {
    return this.sets.every((bitmap) => bitmap.every((word) => word === this.number));
  }

  async end(): Promise<void> {
    this.finish();
    await this.ended;
  }
}

type Step = { what: "begin" | "borrow" | "end"; at: number; count: number };

const aStep: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom("begin", "borrow", "borrow", "end"),
  at: fc.nat(),
  count: fc.nat(40),
});

async function take(step: Step, going: PoolReader[], number: number): Promise<void> {
  const one = going[step.at % Math.max(1, going.length)];
  if (step.what === "begin") going.push(new PoolReader(number));
  if (step.what === "borrow") one?.borrow(step.count);
  if (step.what === "end" && one) await going.splice(going.indexOf(one), 1)[0]?.end();
}

it("never lends a bitmap that another read may still hold", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 10, maxLength: 60 }), async (steps) => {
      const going: PoolReader[] = [];
      for (const [index, step] of steps.entries()) {
        await take(step, going, index + 1);
        expect(going.every(({ isUntouched }) => isUntouched)).toBe(true);
      }
      for (const one of going) await one.end();
    }),
    { numRuns: 300 },
  );
});

it("reuses bitmaps from read to read, including after a failure", async () => {
  const takenBy = async () =>
    withBufferPool(async () => Array.from({ length: 100 }, () => takeBitmap().buffer));
  const first = new Set(await takenBy());
  await expect(
    withBufferPool(async () => {
      for (let count = 0; count < 100; count += 1) takeBitmap();
      throw new Error("The database went away");
    }),
  ).rejects.toThrow("went away");
  for (let count = 0; count < 20; count += 1) {
    for (const buffer of await takenBy()) first.add(buffer);
  }

  // A hundred bitmaps take seven rooms; the first may already be in use.
  expect(first.size).toBeLessThanOrEqual(8);
});

it("stays within its limit during a long read", async () => {
  const long = new PoolReader(1);
  long.borrow(1);
  for (let count = 0; count < 100; count += 1) {
    await withBufferPool(async () => {
      for (let sets = 0; sets < 100; sets += 1) takeBitmap();
    });
  }
  expect(long.isUntouched).toBe(true);
  await long.end();
});

it("gives a bitmap away permanently outside a read", () => {
  const [one, other] = [takeBitmap(), takeBitmap()];
  expect(one.buffer).not.toBe(other.buffer);
});
