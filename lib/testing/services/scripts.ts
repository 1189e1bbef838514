import { spawn } from "node:child_process";

/** A script's exit code and output. */
export type EndedScript = { code: number | null; said: string };

type Settings = Record<string, string | undefined>;

/** Runs one of `scripts/` as `npm run` does. A setting of `undefined` is unset. */
export function runScript(
  script: string,
  args: readonly string[],
  settings: Settings = {},
): Promise<EndedScript> {
  const child = spawn(
    process.execPath,
    ["--conditions=react-server", "--import", "tsx", `scripts/${script}.ts`, ...args],
    { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...settings } },
  );
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      said += chunk;
    });
  }
  return new Promise((done) => child.on("close", (code) => done({ code, said })));
}

/** The settings of someone who has only set where the data is stored. */
export function embeddedIn(dataFolder: string): Settings {
  const set = Object.keys(process.env).filter((name) =>
    /^(BACKUP|DATABASE|STORAGE|SMTP|MAIL)/.test(name),
  );
  return { ...Object.fromEntries(set.map((name) => [name, undefined])), DATA_DIR: dataFolder };
}
