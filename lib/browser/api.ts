import { endSession } from "./session-state";

type Failure = {
  /** 0 when no answer came. */
  status: number;
  /** What kind of failure our API says it is; `null` when the answer is none of our API's. */
  code: string | null;
  message: string;
  fields?: Record<string, string[]>;
};

/** A failed call of our API, with what it said. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string | null;
  /** Messages keyed by field, for forms. */
  readonly fields: Record<string, string[]>;

  constructor({ status, code, message, fields = {} }: Failure) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

type Problem = { code?: string; message?: string; errors?: Record<string, string[]> };

/** What a failed answer says. */
export async function toApiError(response: Response): Promise<ApiError> {
  const problem = (await response.json().catch(() => ({}))) as Problem;
  return new ApiError({
    status: response.status,
    code: problem.code ?? null,
    message: problem.message ?? "Something went wrong. Try again in a moment.",
    fields: problem.errors ?? {},
  });
}

/** Sends a request from an island. Throws `ApiError` when no answer comes. */
export async function ask(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch {
    const message = "You seem to be offline. Check the connection and try again.";
    throw new ApiError({ status: 0, code: null, message });
  }
}

type Init = RequestInit & {
  /** Sent as the body. */
  json?: unknown;
};

/**
 * Calls our API from an island and answers its JSON, or `undefined` when it has nothing to say.
 * Throws `ApiError` for any failure. A 401 says that the session is over: it ends in this browser
 * too, and on a page for members the login comes next. A 403 does not.
 */
export async function api<T>(path: string, { json, ...init }: Init = {}): Promise<T> {
  const content =
    json === undefined
      ? {}
      : { headers: { "content-type": "application/json" }, body: JSON.stringify(json) };
  const response = await ask(path, {
    ...init,
    ...content,
    headers: { accept: "application/json", ...content.headers, ...init.headers },
  });
  if (response.status === 401) endSession();
  if (!response.ok) throw await toApiError(response);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** What to tell somebody whose action failed: what the API said, or that it can be tried again. */
export function failureText(error: unknown): string {
  return error instanceof ApiError ? error.message : "That didn't work. Try again.";
}
