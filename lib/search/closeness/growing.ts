type Numbers = Int32Array | Float32Array;

/** Numbers in one typed array that grows as they come. */
class GrowingArray<Kind extends Numbers> {
  length = 0;
  values: Kind;
  private readonly make: (length: number) => Kind;

  constructor(make: (length: number) => Kind) {
    this.make = make;
    this.values = make(1024);
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const grown = this.make(2 * this.length);
      grown.set(this.values);
      this.values = grown;
    }
    this.values[this.length] = value;
    this.length += 1;
  }

  at(index: number): number {
    return this.values[index] ?? 0;
  }
}

export const growingIntegers = () => new GrowingArray((length) => new Int32Array(length));
export const growingFloats = () => new GrowingArray((length) => new Float32Array(length));
