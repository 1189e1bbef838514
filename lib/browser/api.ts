import { endSession } from "./session-state";

type Failure = {
  /** 0 if there was no response. */
  status: number;
  /** The API's code for the failure; `null` if the response did not come from our API. */
  code: string | null;
  message: string;
  fields?: Record<string, string[]>;
};

/** A failed API call, with its message. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string | null;
  /** Messages by field, for forms. */
  readonly fields: Record<string, string[]>;

  constructor({ status, code, message, fields = {} }: Failure) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

type Problem = { code?: string; message?: string; errors?: Record<string, string[]> };

/** The error in a failed response. */
export async function toApiError(response: Response): Promise<ApiError> {
  const problem = (await response.json().catch(() => ({}))) as Problem;
  return new ApiError({
    status: response.status,
    code: problem.code ?? null,
    message: problem.message ?? "Something went wrong. Try again in a moment.",
    fields: problem.errors ?? {},
  });
}

/** Sends a request from an island. Throws `ApiError` if there is no response. */
export async function sendRequest(path: string, init: RequestInit): Promise<Response> {
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
 * Calls our API from an island and returns its JSON, or `undefined` for an empty response. Throws
 * `ApiError` for any failure. A 401 means that the session is over: it ends in this browser too,
 * and a member page goes to the login. A 403 doesn't.
 */
export async function api<T>(path: string, { json, ...init }: Init = {}): Promise<T> {
  const content =
    json === undefined
      ? {}
      : { headers: { "content-type": "application/json" }, body: JSON.stringify(json) };
  const response = await sendRequest(path, {
    ...init,
    ...content,
    headers: { accept: "application/json", ...content.headers, ...init.headers },
  });
  if (response.status === 401) endSession();
  if (!response.ok) throw await toApiError(response);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** The message for a failed action: the API's, or that it can be tried again. */
export function failureText(error: unknown): string {
  return error instanceof ApiError ? error.message : "That didn't work. Try again.";
}
