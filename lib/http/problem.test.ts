import { describe, expect, it, vi } from "vitest";
import { log } from "@/lib/platform/observability/log";
import { DomainError, RateLimitedError } from "@/lib/shared/errors";
import { toProblem } from "./problem";

const failure = (code: string, message: string) => Object.assign(new Error(message), { code });
// Prisma's own code for a raw query says only that it was one.
const rawFailure = (message: string) => failure("P2010", message);

describe("toProblem", () => {
  it.each([
    [new RateLimitedError("Too many attempts. Try again in 4 minutes.", 230), 429, "230"],
    [new DomainError("rate_limited", "Too many tries."), 429, null],
    [new DomainError("unavailable", "The service is busy."), 503, "5"],
    [new DomainError("challenge_required", "Solve a challenge first."), 403, null],
    [new DomainError("not_found", "There's no such job."), 404, null],
    [Object.assign(new Error("no database"), { code: "ECONNREFUSED" }), 503, "5"],
    [Object.assign(new Error("shutting down"), { code: "57P01" }), 503, "5"],
    [rawFailure("Raw query failed. Code: `57P01`. Message: `terminating connection`"), 503, "5"],
    [rawFailure("Raw query failed. Code: `N/A`. Message: `Can't reach database server`"), 503, "5"],
    [rawFailure("Raw query failed. Code: `22P02`. Message: `not a number`"), 500, null],
    [new Error("Client has encountered a connection error and is not queryable"), 503, "5"],
    [new Error("Connection terminated unexpectedly"), 503, "5"],
    [
      new Error("a query", { cause: Object.assign(new Error("x"), { code: "ECONNRESET" }) }),
      503,
      "5",
    ],
    [
      failure("P2028", "Transaction API error: Unable to start a transaction in the given time."),
      503,
      "5",
    ],
    [failure("P2028", "Transaction API error: Transaction not found."), 500, null],
    [failure("P2039", "Database error. Code: `57014`. Message: `canceling statement`"), 503, "5"],
    [failure("P2039", "Database error. Code: `23514`. Message: `violates check`"), 500, null],
    [failure("P2037", "Too many database connections opened"), 503, "5"],
    [failure("P2025", "No record was found for a query."), 404, null],
    [new Error("timeout exceeded when trying to connect"), 503, "5"],
    [new Error("Query read timeout"), 503, "5"],
    [new Error("a bug"), 500, null],
    [Object.assign(new Error("a bad query"), { code: "42601" }), 500, null],
  ])("returns %s", async (error, status, retryAfter) => {
    const response = toProblem(error, "a request");

    expect(response.status).toBe(status);
    expect(response.headers.get("retry-after")).toBe(retryAfter);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("content-type")).toBe("application/problem+json");
  });

  it("contains the code, the message and the fields", async () => {
    const error = new DomainError("invalid", "Choose another name.", { username: ["Taken"] });

    expect(await toProblem(error, "a request").json()).toMatchObject({
      status: 422,
      code: "invalid",
      message: "Choose another name.",
      errors: { username: ["Taken"] },
      requestId: "a request",
    });
  });

  it("reveals nothing about a bug but logs it, and doesn't log a refusal", async () => {
    const logged = vi.spyOn(log, "error");
    const body = await toProblem(new Error("secret detail"), "a request").text();
    expect(body).not.toContain("secret detail");
    expect(logged).toHaveBeenCalledTimes(1);

    toProblem(new DomainError("unavailable", "The service is busy."), "a request");
    expect(logged).toHaveBeenCalledTimes(1);
  });
});
