import "server-only";
import { format, stripVTControlCharacters } from "node:util";
import { requestContext } from "../server/request-context";
import { log } from "./log";

const LEVELS = { error: "error", warn: "warn", log: "info", info: "info", debug: "debug" } as const;

function captureConsole(): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    console[method as keyof typeof LEVELS] = (...given: unknown[]) => {
      // Next prints what fails a request; that is logged already (lib/platform/observability/failure-log.ts).
      const isKnown = requestContext() && given.some((value) => value instanceof Error);
      // Written for terminals, with colours.
      const printed = stripVTControlCharacters(format(...given)).trim();
      if (printed !== "") log[isKnown ? "debug" : level]({ printed }, "a library printed this");
    };
  }
}

const stackOf = (error: unknown) => (error instanceof Error ? error.stack : String(error));

/**
 * From now on everything that this process prints is a JSON line: what libraries print, Node's
 * warnings, and what nobody caught. After an exception that nobody caught its state is unknown, so
 * the process ends (status 70) and is started again by whoever looks after it; a rejection that
 * nobody waited for leaves everything else as it was.
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
