/** A failed call of our API, with what it said. */
class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** Messages keyed by field, for forms. */
  readonly fields: Record<string, string[]>;

  constructor(status: number, message: string, fields: Record<string, string[]>) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

type Problem = { message?: string; errors?: Record<string, string[]> };

/** Calls our API from an island and answers its JSON. Throws `ApiError` for any failure. */
export async function api<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(path, {
    ...init,
    headers: { accept: "application/json", ...init.headers },
  }).catch(() => {
    throw new ApiError(0, "You seem to be offline. Check the connection and try again.", {});
  });
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => ({}))) as Problem;
  const message = problem.message ?? "Something went wrong. Try again in a moment.";
  throw new ApiError(response.status, message, problem.errors ?? {});
}
