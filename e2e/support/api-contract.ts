import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

type Content = Record<string, { schema?: object }>;
type DescribedCall = { responses: Record<string, { content?: Content }> };

/** The published description. */
export type ApiDescription = { paths: Record<string, Record<string, DescribedCall>> };

/** A response of the API, as api-recorder.mjs writes it down. */
export type RecordedResponse = {
  method: string;
  url: string;
  status: number;
  type: string;
  encoding: string;
  /** Of JSON, in base64. */
  body: string;
};

const DECODERS: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

/** What can happen to any call before it is handled; described once, as `default`. */
const ANYWHERE = new Set([400, 403, 408, 413, 429, 503]);

/** Every response that was written down in a folder. */
export function* readRecords(folder: string): Generator<RecordedResponse> {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder)) {
    const lines = readFileSync(join(folder, file), "utf8").split("\n");
    // What is behind the last line's end is still being written.
    for (const line of lines.slice(0, -1)) yield JSON.parse(line) as RecordedResponse;
  }
}

function jsonOf({ body, encoding }: RecordedResponse): unknown {
  const bytes = Buffer.from(body, "base64");
  return JSON.parse((DECODERS[encoding]?.(bytes) ?? bytes).toString("utf8"));
}

const escaped = (name: string) =>
  encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"));

/** Compares responses with the description, by a validator of JSON Schema that isn't ours. */
export class ApiContract {
  readonly violations = new Map<string, string>();
  readonly #description: ApiDescription;
  readonly #ajv: Ajv2020;
  readonly #validators = new Map<string, ValidateFunction>();
  readonly #patterns: { path: string; pattern: RegExp }[];
  /** The calls of which no response has been compared yet. */
  readonly #unseen: Set<string>;

  constructor(description: ApiDescription) {
    this.#description = description;
    this.#ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats["default"](this.#ajv);
    this.#ajv.addSchema(description, "api");
    this.#unseen = new Set(
      Object.entries(description.paths).flatMap(([path, calls]) =>
        Object.keys(calls).map((verb) => `${verb.toUpperCase()} ${path}`),
      ),
    );
    // What is written out takes precedence over parameters.
    this.#patterns = Object.keys(description.paths)
      .toSorted((one, other) => one.split("{").length - other.split("{").length)
      .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}/?$`) }));
  }

  /** What is described, and no response to it was compared. */
  get unseen(): string[] {
    return [...this.#unseen].toSorted();
  }

  #validator(pointer: string): ValidateFunction {
    const known = this.#validators.get(pointer);
    if (known) return known;
    const made = this.#ajv.compile({ $ref: `api#${pointer}` });
    this.#validators.set(pointer, made);
    return made;
  }

  #problemWith(record: RecordedResponse, path: string): string | null {
    const { method, status, type } = record;
    const verb = method.toLowerCase();
    const { responses } = this.#description.paths[path]?.[verb] ?? { responses: {} };
    const name = status in responses || !ANYWHERE.has(status) ? `${status}` : "default";
    const declared = responses[name];
    if (!declared) return `responds with ${status}, which isn't declared`;
    const types = Object.keys(declared.content ?? {});
    if (types.length === 0) return type === "" ? null : `responds with ${type}, not with nothing`;
    if (!types.includes(type)) return `responds with ${type || "nothing"}, not ${types.join(", ")}`;
    if (!declared.content?.[type]?.schema) return null;
    const at = ["paths", path, verb, "responses", name, "content", type, "schema"];
    const validate = this.#validator(`/${at.map(escaped).join("/")}`);
    if (validate(jsonOf(record))) return null;
    return `${status}: ${this.#ajv.errorsText(validate.errors).slice(0, 500)}`;
  }

  /** Compares one response. Those to unknown addresses and methods aren't of the API. */
  check(record: RecordedResponse): void {
    const pathname = record.url.split("?", 1)[0] ?? "";
    const verb = record.method.toLowerCase();
    const known = this.#patterns.find(
      ({ path, pattern }) =>
        pattern.test(pathname) && verb in (this.#description.paths[path] ?? {}),
    );
    if (!known) return;
    this.#unseen.delete(`${verb.toUpperCase()} ${known.path}`);
    const problem = this.#problemWith(record, known.path);
    if (problem === null) return;
    this.violations.set(`${record.method} ${known.path} ${problem}`, record.url);
  }
}
