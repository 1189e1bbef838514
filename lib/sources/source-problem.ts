import { DomainError } from "@/lib/shared/errors";

/** The reason why a source can't be read, in words for the admin who manages it. */
export class SourceProblem extends Error {
  override readonly name = "SourceProblem";
  /** When to try again, if the server said so. */
  readonly retryAt: Date | null;

  constructor(message: string, retryAt: Date | null = null) {
    super(message);
    this.retryAt = retryAt;
  }
}

/** Returns the result of `work`. A `SourceProblem` becomes `invalid` at the `address` field. */
export async function asInvalid<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SourceProblem)) throw error;
    throw new DomainError("invalid", error.message, { address: [error.message] });
  }
}
