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
