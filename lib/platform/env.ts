import "server-only";
import { z } from "zod";
import { settingShapes } from "../shared/settings";

const flag = z.enum(["on", "off"], "must be on or off");
const logLevels = z.enum(
  ["trace", "debug", "info", "warn", "error", "silent"],
  "must be one of trace, debug, info, warn, error, silent",
);

// Every variable the product reads, in the order docs/operations.md lists them.
const variables = z.object({
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
  // Each fixes a setting that an admin could change on a page otherwise.
  SITE_NAME: settingShapes.siteName.optional(),
  SITE_CURRENCY: settingShapes.siteCurrency.optional(),
  MODERATION: settingShapes.moderation.optional(),
  KEEP_APPLICATIONS_MONTHS: settingShapes.applicationMonths.optional(),
  KEEP_ACCOUNTS_MONTHS: settingShapes.accountMonths.optional(),
  KEEP_NOTIFICATIONS_MONTHS: settingShapes.notificationMonths.optional(),
  NEXTAUTH_SECRET: z
    .string("must be at least 32 random characters, for example from `openssl rand -base64 32`")
    .min(32, "must be at least 32 random characters, for example from `openssl rand -base64 32`")
    .describe("Signs sessions and links. Made once in the data folder by the embedded database."),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" })
    .optional(),
  MAIL_FROM: z.email("must be an e-mail address").optional(),
  MAILBOX: flag.default("off"),
  STORAGE_DIR: z.string().min(1).default(".data/files"),
  STORAGE_S3_BUCKET: z.string().min(1).optional(),
  STORAGE_S3_REGION: z.string().min(1).optional(),
  STORAGE_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "must be an http:// or https:// address" })
    .optional(),
  STORAGE_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  STORAGE_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  STORAGE_S3_FORCE_PATH_STYLE: flag.optional(),
  CLAMD_SOCKET: z
    .string()
    .regex(/^(?:\/.+|[^\s/]+:\d{1,5})$/, "must be a path such as /run/clamd.ctl, or host:port")
    .optional(),
  TRUSTED_PROXIES: z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(0, "must not be negative")
    .max(10, "must be at most 10")
    .default(0),
  CONTACT_EMAIL: z.email("must be an e-mail address").optional(),
  SAMPLE_CONTENT: flag.default("off"),
  PORT: z.coerce
    .number("must be a port number")
    .int("must be a port number")
    .min(1, "must be a port number")
    .max(65_535, "must be a port number")
    .default(3000),
  LOG_LEVEL: logLevels.default("info"),
  METRICS_TOKEN: z.string().min(16, "must be at least 16 random characters").optional(),
  DRAIN_SECONDS: z.coerce
    .number("must be a number")
    .min(0, "must not be negative")
    .max(120, "must be at most 120")
    .default(5),
});

type Wrong = (path: string, message: string) => void;

/** An object storage that is half set would lose files, or find none. */
function checkStorage(values: z.infer<typeof variables>, wrong: Wrong): void {
  const { STORAGE_S3_BUCKET, STORAGE_S3_REGION } = values;
  const { STORAGE_S3_ACCESS_KEY_ID, STORAGE_S3_SECRET_ACCESS_KEY } = values;
  const isNamed = Object.entries(values).some(
    ([name, value]) => name.startsWith("STORAGE_S3_") && value !== undefined,
  );
  if (!isNamed) return;
  if (!STORAGE_S3_BUCKET) {
    wrong("STORAGE_S3_BUCKET", "must name the bucket when another STORAGE_S3_ variable is set");
  }
  if (!STORAGE_S3_REGION) wrong("STORAGE_S3_REGION", "must be the bucket's region");
  if (STORAGE_S3_ACCESS_KEY_ID && !STORAGE_S3_SECRET_ACCESS_KEY) {
    wrong("STORAGE_S3_SECRET_ACCESS_KEY", "must go with STORAGE_S3_ACCESS_KEY_ID");
  }
  if (STORAGE_S3_SECRET_ACCESS_KEY && !STORAGE_S3_ACCESS_KEY_ID) {
    wrong("STORAGE_S3_ACCESS_KEY_ID", "must go with STORAGE_S3_SECRET_ACCESS_KEY");
  }
}

// Accounts cannot be verified or recovered without mail.
const schema = variables.superRefine((values, context) => {
  const { SMTP_URL, MAIL_FROM, MAILBOX } = values;
  const wrong: Wrong = (path, message) =>
    context.addIssue({ code: "custom", path: [path], message });
  checkStorage(values, wrong);
  if (!SMTP_URL && MAILBOX === "off") {
    wrong("SMTP_URL", "must name the mail server, or MAILBOX be on to keep mail in the product");
  }
  if (SMTP_URL && !MAIL_FROM) wrong("MAIL_FROM", "must be the address that mail comes from");
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
  if (!current) {
    current = readEnv(process.env);
    // next-auth reads the site's address from the environment alone.
    process.env["NEXTAUTH_URL"] = current.SITE_URL;
  }
  return current;
}

/** The log level alone: logging starts before the rest of the configuration is there. */
export function logLevel(): string {
  return logLevels.catch("info").parse(process.env["LOG_LEVEL"] ?? "info");
}
