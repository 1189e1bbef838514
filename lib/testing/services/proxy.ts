import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join, resolve } from "node:path";

const NGINX = "/usr/sbin/nginx";
const CADDY = "/usr/bin/caddy";
const OPENSSL = "/usr/bin/openssl";

/** The installed proxies that a test or a bench can put in front of the product. */
export const INSTALLED = {
  nginx: existsSync(NGINX) && existsSync(OPENSSL),
  caddy: existsSync(CADDY) && existsSync(OPENSSL),
};

export type ProxyOptions = {
  /** A folder for its files. */
  readonly folder: string;
  readonly httpPort: number;
  readonly httpsPort: number;
  /** The ports of the product's servers. */
  readonly servers: readonly number[];
  /** nginx only: how many processes. */
  readonly processes?: number;
};

/** A running proxy. */
export type RunningProxy = { readonly url: string; readonly stop: () => Promise<void> };

/** Replaces each of these texts. Throws if the configuration doesn't contain one of them. */
function replaced(text: string, replacements: readonly [from: string, by: string][]): string {
  return replacements.reduce((current, [from, by]) => {
    if (!current.includes(from)) throw new Error(`The configuration no longer says "${from}".`);
    return current.replaceAll(from, by);
  }, text);
}

async function makeCertificate(folder: string): Promise<{ certificate: string; key: string }> {
  await mkdir(folder, { recursive: true });
  const certificate = join(folder, "certificate.pem");
  const key = join(folder, "key.pem");
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const made = ["-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", key, "-out", certificate];
  execFileSync(OPENSSL, ["req", "-x509", ...made, ...subject], { stdio: "pipe" });
  return { certificate, key };
}

async function untilListening(port: number, program: ChildProcess, said: () => string) {
  for (;;) {
    if (program.exitCode !== null) throw new Error(`The proxy ended while starting.\n${said()}`);
    const isOpen = await new Promise<boolean>((done) => {
      const socket = connect(port, "127.0.0.1", () => done(true));
      socket.once("error", () => done(false));
      socket.once("connect", () => socket.destroy());
    });
    if (isOpen) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}

type Command = { program: string; args: string[]; env?: Record<string, string> };

async function run({ program, args, env }: Command, port: number): Promise<RunningProxy> {
  const child = spawn(program, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  let said = "";
  const keep = (chunk: Buffer) => {
    said = `${said}${chunk.toString()}`.slice(-4000);
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  await untilListening(port, child, () => said);
  const stop = async () => {
    if (child.exitCode !== null) return;
    const ended = new Promise((done) => child.once("exit", done));
    child.kill("SIGTERM");
    await ended;
  };
  return { url: `https://localhost:${port}`, stop };
}

/** Runs the installed nginx with `deploy/nginx.conf`, changing only names, ports and folders. */
export async function startNginx(options: ProxyOptions): Promise<RunningProxy> {
  const { httpPort, httpsPort, servers, processes = 1 } = options;
  const folder = resolve(options.folder);
  const { certificate, key } = await makeCertificate(folder);
  const site = replaced(await readFile("deploy/nginx.conf", "utf8"), [
    ["  listen [::]:80;\n", ""],
    ["  listen [::]:443 ssl http2;\n", ""],
    ["listen 80", `listen 127.0.0.1:${httpPort}`],
    ["listen 443", `listen 127.0.0.1:${httpsPort}`],
    ["server_name jobs.example.org", "server_name localhost"],
    ["/etc/letsencrypt/live/jobs.example.org/fullchain.pem", certificate],
    ["/etc/letsencrypt/live/jobs.example.org/privkey.pem", key],
    ["/var/cache/nginx/jobharbor", join(folder, "cache")],
    [
      "  server 127.0.0.1:3000 max_fails=5 fail_timeout=2s;\n",
      servers.map((port) => `  server 127.0.0.1:${port} max_fails=5 fail_timeout=2s;\n`).join(""),
    ],
  ]);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const isRoot = process.getuid?.() === 0;
  const main = [
    ...(isRoot ? ["user root;"] : []),
    "daemon off;",
    `worker_processes ${processes};`,
    `pid ${join(folder, "nginx.pid")};`,
    "error_log stderr warn;",
    "events { worker_connections 2048; }",
    "http {",
    "access_log off;",
    ...temporary,
    site,
    "}",
  ];
  const file = join(folder, "nginx.conf");
  await writeFile(file, main.join("\n"));
  return run({ program: NGINX, args: ["-c", file, "-p", folder] }, httpsPort);
}

/** Runs Caddy with `deploy/Caddyfile`, changing only names, ports and the certificate. */
export async function startCaddy(options: ProxyOptions): Promise<RunningProxy> {
  const { httpPort, httpsPort, servers } = options;
  const folder = resolve(options.folder);
  const { certificate, key } = await makeCertificate(folder);
  const text = replaced(await readFile("deploy/Caddyfile", "utf8"), [
    [
      "{\n\tservers",
      `{\n\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}\n\tservers`,
    ],
    ["\njobs.example.org {\n", `\nlocalhost {\n\ttls ${certificate} ${key}\n`],
    [
      "reverse_proxy 127.0.0.1:3000",
      `reverse_proxy ${servers.map((port) => `127.0.0.1:${port}`).join(" ")}`,
    ],
  ]);
  const file = join(folder, "Caddyfile");
  await writeFile(file, text);
  const args = ["run", "--config", file, "--adapter", "caddyfile"];
  const env = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder };
  return run({ program: CADDY, args, env }, httpsPort);
}
