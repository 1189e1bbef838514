import "server-only";
import pino from "pino";
import { logLevel } from "../env";
import { requestContext } from "../server/request-context";

/**
 * Writes JSON lines to standard output, each with the id of its request. Log ids, never email
 * addresses or what a person typed.
 */
export const log = pino({
  level: logLevel(),
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ["*.password", "*.token", "*.email", "*.cookie", "*.authorization"],
  mixin: () => {
    const requestId = requestContext()?.requestId;
    return requestId ? { requestId } : {};
  },
});
