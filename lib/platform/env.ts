import "server-only";
import { z } from "zod";

const flag = z.enum(["on", "off"], "must be on or off");
const logLevels = z.enum(
  ["trace", "debug", "info", "warn", "error", "silent"],
  "must be one of trace, debug, info, warn, error, silent",
);

// Every variable the product reads, in the order docs/operations.md lists them.
const schema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must be a postgresql:// address" })
    .describe("The database. Set by `npm start` when it runs the embedded one."),
  DATABASE_POOL_MAX: z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(1, "must be at least 1")
    .max(200, "must be at most 200")
    .default(10),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: "must be an http:// or https:// address" })
    .transform((url) => new URL(url).origin)
    .optional(),
  SITE_NAME: z.string().trim().min(1, "must not be empty").max(40).default("Jobharbor"),
  SITE_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, "must be an ISO 4217 code such as EUR")
    .default("USD"),
  CONTACT_EMAIL: z.email("must be an e-mail address").optional(),
  SAMPLE_CONTENT: flag.default("off"),
  PORT: z.coerce
    .number("must be a port number")
    .int("must be a port number")
    .min(1, "must be a port number")
    .max(65_535, "must be a port number")
    .default(3000),
  LOG_LEVEL: logLevels.default("info"),
});

export type Env = Omit<z.infer<typeof schema>, "SITE_URL"> & { SITE_URL: string };

/**
 * Reads the configuration, or throws an `Error` with one line a wrong variable that names it and
 * says what it must be. An empty variable counts as unset.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = issue.path.join(".");
      const isMissing = given[name] === undefined;
      return `${name} ${isMissing ? "is not set: it" : "is wrong: it"} ${issue.message.startsWith("must") ? issue.message : `must be right (${issue.message})`}.`;
    });
    throw new Error(
      `The configuration is not usable.\n${lines.join("\n")}\nSee docs/operations.md.`,
    );
  }
  const { SITE_URL, ...rest } = parsed.data;
  return { ...rest, SITE_URL: SITE_URL ?? `http://localhost:${rest.PORT}` };
}

let current: Env | undefined;

/** The configuration of this process, read once. */
export function env(): Env {
  current ??= readEnv(process.env);
  return current;
}

/** The log level alone: logging starts before the rest of the configuration is there. */
export function logLevel(): string {
  return logLevels.catch("info").parse(process.env["LOG_LEVEL"] ?? "info");
}
