import "server-only";
import { availableParallelism } from "node:os";
import { z } from "zod";
import { settingShapes } from "@/lib/shared/settings";
import {
  checkBucket,
  checkLoginProviders,
  checkTestServers,
  type ReportProblem,
} from "./env-checks";
import { checkReplies, replyVariables } from "./mail/reply-variables";

const flag = z.enum(["on", "off"], "must be on or off");
const testServer = z.url({ protocol: /^http$/, error: "must be an http:// address" }).optional();
const logLevels = z.enum(
  ["trace", "debug", "info", "warn", "error", "silent"],
  "must be one of trace, debug, info, warn, error, silent",
);

// The variables that `npm run backup` reads, even where nothing else is set.
const backupVariables = z.object({
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_SCHEDULE: z
    .string()
    .regex(/^\S+(?: \S+){4}$/, "must be a crontab line's five fields, such as 30 2 * * *")
    .optional(),
  BACKUP_KEEP: z
    .string()
    .regex(
      /^\d{1,4} (?:daily|weekly|monthly)(?:, \d{1,4} (?:daily|weekly|monthly))*$/,
      "must say how many, such as 7 daily, 4 weekly, 6 monthly",
    )
    .optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[02-9ac-hj-np-z]{58}$/, "must be a public key, age1 and 58 characters")
    .optional(),
  BACKUP_S3_BUCKET: z.string().min(1).optional(),
  BACKUP_S3_REGION: z.string().min(1).optional(),
  BACKUP_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "must be an http:// or https:// address" })
    .optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  BACKUP_S3_FORCE_PATH_STYLE: flag.optional(),
});

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
  DATABASE_REPLICA_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must be a postgresql:// address" })
    .optional(),
  REPLICA_MAX_LAG_SECONDS: z.coerce
    .number("must be a number")
    .min(0.1, "must be at least 0.1")
    .max(60, "must be at most 60")
    .default(5),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: "must be an http:// or https:// address" })
    .transform((url) => new URL(url).origin)
    .optional(),
  // Each of these fixes a setting that an admin could otherwise change on a page.
  SITE_NAME: settingShapes.siteName.optional(),
  SITE_CURRENCY: settingShapes.siteCurrency.optional(),
  MODERATION: settingShapes.moderation.optional(),
  KEEP_APPLICATIONS_MONTHS: settingShapes.applicationMonths.optional(),
  KEEP_ACCOUNTS_MONTHS: settingShapes.accountMonths.optional(),
  KEEP_NOTIFICATIONS_MONTHS: settingShapes.notificationMonths.optional(),
  NEXTAUTH_SECRET: z
    .string("must be at least 32 random characters, for example from `openssl rand -base64 32`")
    .min(32, "must be at least 32 random characters, for example from `openssl rand -base64 32`")
    .describe("Signs sessions and links. The embedded database creates one in the data folder."),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_INDEXING_KEY_FILE: z.string().min(1).optional(),
  LINKEDIN_CLIENT_ID: z.string().min(1).optional(),
  LINKEDIN_CLIENT_SECRET: z.string().min(1).optional(),
  // Stands in for Google and LinkedIn in the browser tests: see `checkTestServers`.
  TEST_LOGIN_PROVIDER: testServer,
  // The one private address that sources may be read from: see `checkTestServers`.
  TEST_SOURCE_SERVER: testServer,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" })
    .optional(),
  MAIL_FROM: z.email("must be an email address").optional(),
  MAILBOX: flag.default("off"),
  ...replyVariables,
  STORAGE_DIR: z.string().min(1).default(".data/files"),
  STORAGE_S3_BUCKET: z.string().min(1).optional(),
  STORAGE_S3_REGION: z.string().min(1).optional(),
  STORAGE_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "must be an http:// or https:// address" })
    .optional(),
  STORAGE_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  STORAGE_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  STORAGE_S3_FORCE_PATH_STYLE: flag.optional(),
  ...backupVariables.shape,
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
  CONTACT_EMAIL: z.email("must be an email address").optional(),
  SAMPLE_CONTENT: flag.default("off"),
  DEMO_ACCOUNTS: flag
    .default("off")
    .describe("Set by the embedded database where emails stay in the product, never by hand."),
  PORT: z.coerce
    .number("must be a port number")
    .int("must be a port number")
    .min(1, "must be a port number")
    .max(65_535, "must be a port number")
    .default(3000),
  PAGE_CACHE_MB: z.coerce
    .number("must be a number of megabytes")
    .min(1, "must be at least 1")
    .max(65_536, "must be at most 65536")
    .optional(),
  WEB_CONCURRENCY: z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(1, "must be at least 1")
    .max(64, "must be at most 64")
    .optional(),
  HEAP_MB: z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(128, "must be at least 128")
    .max(65_536, "must be at most 65536")
    .optional(),
  LOG_LEVEL: logLevels.default("info"),
  SLOW_QUERY_MS: z.coerce
    .number("must be a number of milliseconds")
    .min(1, "must be at least 1")
    .default(500),
  // OpenTelemetry's libraries read these, and more of their own, themselves.
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "must be an http:// or https:// address" })
    .optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  METRICS_TOKEN: z.string().min(16, "must be at least 16 random characters").optional(),
  DRAIN_SECONDS: z.coerce
    .number("must be a number")
    .min(0, "must not be negative")
    .max(120, "must be at most 120")
    .default(5),
});

// Accounts can't be verified or recovered without email.
const schema = variables.superRefine((values, context) => {
  const { SMTP_URL, MAIL_FROM, MAILBOX } = values;
  const wrong: ReportProblem = (path, message) =>
    context.addIssue({ code: "custom", path: [path], message });
  checkBucket("STORAGE_S3_", values, wrong);
  checkBucket("BACKUP_S3_", values, wrong);
  checkLoginProviders(values, wrong);
  checkTestServers(values, wrong);
  if (!SMTP_URL && MAILBOX === "off") {
    wrong(
      "SMTP_URL",
      "must name the mail server, unless MAILBOX is on to keep emails in the product",
    );
  }
  checkReplies(values, wrong);
  if (SMTP_URL && !MAIL_FROM) wrong("MAIL_FROM", "must be the address that emails come from");
});

export type Env = Omit<z.infer<typeof schema>, "SITE_URL"> & { SITE_URL: string };

/** The environment contains something that the product can't run with. */
export class ConfigurationError extends Error {}

type Source = Record<string, string | undefined>;

function parse<Values>(shape: z.ZodType<Values>, source: Source): Values {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = shape.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    const name = issue.path.join(".");
    const isMissing = given[name] === undefined;
    return `${name} ${isMissing ? "is not set: it" : "is wrong: it"} ${issue.message.startsWith("must") ? issue.message : `must be right (${issue.message})`}.`;
  });
  throw new ConfigurationError(
    `The configuration can't be used.\n${lines.join("\n")}\nSee docs/operations.md.`,
  );
}

/**
 * Reads the configuration. Throws a `ConfigurationError` with one line per wrong variable that
 * names it and says what it must be. An empty variable counts as unset.
 */
export function readEnv(source: Source): Env {
  const { SITE_URL, ...rest } = parse(schema, source);
  return { ...rest, SITE_URL: SITE_URL ?? `http://localhost:${rest.PORT}` };
}

const backupSchema = backupVariables.superRefine((values, context) => {
  checkBucket("BACKUP_S3_", values, (path, message) =>
    context.addIssue({ code: "custom", path: [path], message }),
  );
});

export type BackupEnv = z.infer<typeof backupSchema>;

/** Reads only what backups need; throws what `readEnv` throws. */
export function readBackupEnv(source: Source): BackupEnv {
  return parse(backupSchema, source);
}

let current: Env | undefined;

/** The configuration of this process, read once. */
export function env(): Env {
  if (!current) {
    current = readEnv(process.env);
    // next-auth reads the site's address only from the environment.
    process.env["NEXTAUTH_URL"] = current.SITE_URL;
  }
  return current;
}

const MB = 1024 * 1024;
const MB_PER_CORE = 32;
const MOST_MB = 512;

/**
 * How many bytes of public pages this process may keep: its share of the total for all processes.
 */
export function pageCacheBytes(): number {
  const { WEB_CONCURRENCY = 1, ...given } = env();
  const { PAGE_CACHE_MB = Math.min(MB_PER_CORE * availableParallelism(), MOST_MB) } = given;
  return Math.floor((PAGE_CACHE_MB * MB) / WEB_CONCURRENCY);
}

/** Only the log level, because logging starts before the rest of the configuration is read. */
export function logLevel(): string {
  return logLevels.catch("info").parse(process.env["LOG_LEVEL"] ?? "info");
}
