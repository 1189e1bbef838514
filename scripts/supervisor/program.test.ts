import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";

// Each test starts one or two programs.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), "jobharbor-program-"));
const HERE = resolve("scripts");

type Run = { program: ChildProcess; output: () => string; ended: Promise<number | string | null> };
const programs: ChildProcess[] = [];

/** Runs this as the body of a program that begins like ours. */
function run(body: string): Run {
  const file = join(folder, `${programs.length}.mts`);
  writeFileSync(
    file,
    `import { spawn } from "node:child_process";
    import { ConfigurationError } from "${resolve("lib/platform/env.ts")}";
    import { EXIT, StartError } from "${HERE}/supervisor/exit.ts";
    import { aborted, runProgram } from "${HERE}/supervisor/program.ts";
    const say = (text) => process.stdout.write(text + "\\n");
    const ending = (name) => ({
      inOrder: async () => say(name + " ends"), atOnce: () => say(name + " is ended") });
    await runProgram(async ({ stopping, onEnd }) => { ${body} });`,
  );
  const args = ["--conditions=react-server", "--import", "tsx", file];
  const program = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  programs.push(program);
  let text = "";
  const keep = (chunk: Buffer) => {
    text += chunk.toString();
  };
  program.stdout.on("data", keep);
  program.stderr.on("data", keep);
  const ended = new Promise<number | string | null>((done) =>
    program.once("close", (code, signal) => done(code ?? signal)),
  );
  return { program, output: () => text, ended };
}

const saying = (started: Run, text: string) =>
  vi.waitFor(() => expect(started.output()).toContain(text), 30_000);

afterEach(() => {
  for (const program of programs) program.kill("SIGKILL");
});

describe("a program", () => {
  it.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
    "on %s ends what it started, last first",
    async (signal) => {
      const started = run(
        `onEnd(ending("oven")); onEnd(ending("baker")); say("up"); await aborted(stopping)`,
      );
      await saying(started, "up");

      started.program.kill(signal);

      expect(await started.ended).toBe(0);
      expect(started.output()).toBe("up\nStopping.\nbaker ends\noven ends\n");
    },
  );

  it("treats two signals at the same moment as one, as npm sends them", async () => {
    const slow = `{ inOrder: () => new Promise((done) => setTimeout(done, 500)), atOnce: () => say("no") }`;
    const started = run(`onEnd(${slow}); say("up"); await aborted(stopping)`);
    await saying(started, "up");

    started.program.kill("SIGINT");
    await saying(started, "Stopping.");
    started.program.kill("SIGINT");

    expect(await started.ended).toBe(0);
    expect(started.output()).not.toContain("no");
  });

  it("ends everything at once on a second Ctrl+C", async () => {
    const stuck = `{ inOrder: () => new Promise(() => setInterval(() => 0, 1000)), atOnce: () => say("torn") }`;
    const started = run(
      `onEnd(ending("oven")); onEnd(${stuck}); say("up"); await aborted(stopping)`,
    );
    await saying(started, "up");
    started.program.kill("SIGINT");
    await new Promise((done) => setTimeout(done, 1300));

    started.program.kill("SIGINT");

    expect(await started.ended).toBe(1);
    expect(started.output()).toBe("up\nStopping.\ntorn\noven is ended\n");
  });

  it("ends even if its work doesn't notice, and ends what that starts later", async () => {
    const started = run(
      `say("up"); await new Promise((done) => setTimeout(done, 1500)); onEnd(ending("late"));
       await new Promise(() => undefined)`,
    );
    await saying(started, "up");

    started.program.kill("SIGTERM");

    expect(await started.ended).toBe(0);
  });

  it.each([
    ["a temporary problem", `throw new Error("The port is taken.")`, 1, "The port is taken.\n"],
    [
      "another one that is running",
      `throw new StartError("It runs.", EXIT.alreadyRunning)`,
      75,
      "It runs.\n",
    ],
    ["the configuration", `throw new ConfigurationError("PORT is wrong.")`, 78, "PORT is wrong.\n"],
  ])(
    "says why it can't start because of %s, and ends what it had started",
    async (...[, body, code, said]) => {
      const started = run(`onEnd(ending("oven")); ${body}`);

      expect(await started.ended).toBe(code);
      expect(started.output()).toContain(said);
      expect(started.output()).toContain("oven ends");
      expect(started.output()).not.toContain("at ");
    },
  );
});

describe("a supervised process", () => {
  const CONFIGURED = `{ ...process.env, DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none", NEXTAUTH_SECRET: "a secret that is long enough for this", MAILBOX: "on" }`;
  const child = (body: string, env = CONFIGURED) => {
    const file = join(folder, "child.mts");
    writeFileSync(
      file,
      `import "${HERE}/supervised.ts";
      import { serveUntilStopped } from "${HERE}/supervised.ts";
      ${body}`,
    );
    return `const child = spawn(process.execPath, [...process.execArgv, ${JSON.stringify(file)}],
      { stdio: ["ignore", "inherit", "inherit", "ipc"], env: ${env} });
      child.once("exit", (code, signal) => say("it ended: " + (code ?? signal)));
      child.on("message", (message) => say(JSON.stringify(message)));`;
  };
  const SERVES = `setInterval(() => 0, 1000);
    serveUntilStopped({ at: "home" }, async (isAlone) => { process.stdout.write("stopped, alone: " + isAlone + "\\n"); });`;

  it("reports that it serves and is alive, and ends when told to", async () => {
    const started = run(`${child(SERVES)} await aborted(stopping);
      child.kill("SIGINT"); child.kill("SIGTERM"); await new Promise((done) => child.once("exit", done));`);
    await saying(started, '{"type":"ready","facts":{"at":"home"}}');
    await saying(started, '{"type":"alive"}');

    started.program.kill("SIGTERM");

    expect(await started.ended).toBe(0);
    expect(started.output()).toContain("stopped, alone: false\nit ended: 0");
  });

  it("ends by itself when its supervisor is killed", async () => {
    const started = run(`${child(SERVES)} await aborted(stopping);`);
    await saying(started, "ready");

    started.program.kill("SIGKILL");

    // Its output closes when the last process that holds it has ended.
    expect(await started.ended).toBe("SIGKILL");
    expect(started.output()).toContain("stopped, alone: true");
  });

  it("reports a wrong configuration before it loads anything", async () => {
    const started = run(
      `${child("throw new Error('loaded');", `{ PATH: "", PORT: "x" }`)} await aborted(stopping);`,
    );
    await saying(started, "it ended: 78");
    expect(started.output()).toContain("PORT is wrong: it must be a port number.");
    expect(started.output()).not.toContain("loaded");
  });
});

process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
