import { DomainError } from "@/lib/shared/errors";

/** Why a source can't be read, in words for the admin who looks after it. */
export class SourceProblem extends Error {
  override readonly name = "SourceProblem";
  /** When it may be tried again, if the server said so. */
  readonly retryAt: Date | null;

  constructor(message: string, retryAt: Date | null = null) {
    super(message);
    this.retryAt = retryAt;
  }
}

/** What `work` gives; a problem with the address is said of the field with that name. */
export async function asInvalid<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SourceProblem)) throw error;
    throw new DomainError("invalid", error.message, { address: [error.message] });
  }
}
