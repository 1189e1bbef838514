import "server-only";
import { format, stripVTControlCharacters } from "node:util";
import { requestContext } from "../server/request-context";
import { log } from "./log";

const LEVELS = { error: "error", warn: "warn", log: "info", info: "info", debug: "debug" } as const;

function captureConsole(): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    console[method as keyof typeof LEVELS] = (...given: unknown[]) => {
      // Next prints errors that fail a request; those are already logged
      // (lib/platform/observability/failure-log.ts).
      const isKnown = requestContext() && given.some((value) => value instanceof Error);
      // Written for terminals, in color.
      const printed = stripVTControlCharacters(format(...given)).trim();
      if (printed !== "") log[isKnown ? "debug" : level]({ printed }, "a library printed this");
    };
  }
}

const stackOf = (error: unknown) => (error instanceof Error ? error.stack : String(error));

/**
 * From now on everything that this process prints is a JSON line: output of libraries, Node's
 * warnings, and uncaught errors. After an uncaught exception its state is unknown, so the process
 * ends (status 70) and its supervisor starts it again; an unhandled rejection leaves everything
 * else as it was.
 */
export function logEverything(): void {
  captureConsole();
  process.removeAllListeners("warning");
  process.on("warning", ({ name, message }) =>
    log.warn({ warning: `${name}: ${message}` }, "Node.js warns"),
  );
  process.on("unhandledRejection", (reason) =>
    log.error({ stack: stackOf(reason) }, "a failure was not handled: please report it"),
  );
  process.on("uncaughtException", (error) => {
    log.fatal({ stack: stackOf(error) }, "an exception was not caught: the process ends");
    process.exit(70);
  });
}
