import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

/** The lines that a program prints with everything logged, and its exit status. */
function run(code: string): { lines: Record<string, unknown>[]; status: number | null } {
  const program = `const { logEverything } = await import("./lib/platform/observability/process-log.ts");
    const { withRequestContext } = await import("./lib/platform/server/request-context.ts");
    logEverything(); ${code}`;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["--conditions=react-server", "--import", "tsx", "--input-type=module", "-e", program],
    { encoding: "utf8", env: { ...process.env, LOG_LEVEL: "info" } },
  );
  const lines = `${stdout}${stderr}`.split("\n").filter(Boolean);
  return { lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>), status };
}

it("turns output of libraries and warnings of Node.js into a line of JSON", () => {
  const { lines, status } = run(`
    console.error("\\u001b[31m⨯\\u001b[39m", new Error("it broke\\nbadly"));
    console.log("");
    withRequestContext({ requestId: "one" }, () => console.error("⨯", new Error("logged already")));
    process.emitWarning("soon gone", "DeprecationWarning");`);

  expect(status).toBe(0);
  expect(lines).toMatchObject([
    { level: 50, printed: expect.stringMatching(/^⨯ Error: it broke\nbadly\n +at /) },
    { level: 40, warning: "DeprecationWarning: soon gone" },
  ]);
});

it("continues after an unhandled rejection", () => {
  const { lines, status } = run(`
    void Promise.reject(new Error("nobody waits"));
    setTimeout(() => console.info("still here"), 50);`);

  expect(status).toBe(0);
  expect(lines).toMatchObject([
    { level: 50, stack: expect.stringContaining("nobody waits") },
    { level: 30, printed: "still here" },
  ]);
});

it("ends the process after an uncaught exception", () => {
  const { lines, status } = run(`
    setTimeout(() => console.info("still here"), 1000);
    setTimeout(() => { throw new Error("in a callback"); });`);

  expect(status).toBe(70);
  expect(lines).toMatchObject([{ level: 60, stack: expect.stringContaining("in a callback") }]);
});
