import "server-only";
import pino from "pino";
import { logLevel } from "./env";

/** Writes JSON lines to standard output. Log ids, never e-mail addresses or what a person typed. */
export const log = pino({
  level: logLevel(),
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ["*.password", "*.token", "*.email", "*.cookie", "*.authorization"],
});
