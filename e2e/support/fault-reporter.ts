import type { Reporter } from "@playwright/test/reporter";

/** What the product logs of a request or a task that fails because of our mistake. */
const FAULT = /"level":(?:50|60)\b/;
/** Of a fault in every request, the first ones say enough. */
const MOST = 20;

/**
 * Repeats at the end of a run what the product logged of its own faults, each once: the beginning
 * of a long log is cut off where it is read, and a test that fails by one says only that it did.
 */
export default class FaultReporter implements Reporter {
  readonly #faults = new Set<string>();
  #rest = "";

  onStdOut(chunk: string | Buffer): void {
    const lines = `${this.#rest}${chunk}`.split("\n");
    this.#rest = lines.pop() ?? "";
    for (const line of lines) {
      if (FAULT.test(line) && this.#faults.size < MOST) this.#faults.add(line);
    }
  }

  onEnd(): void {
    if (this.#faults.size === 0) return;
    process.stdout.write(`\nFaults that the product logged:\n${[...this.#faults].join("\n")}\n`);
  }
}
