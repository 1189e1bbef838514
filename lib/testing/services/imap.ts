import { type ChildProcess, spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, connect as open } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { ImapFlow } from "imapflow";

const DOVECOT = "/usr/sbin/dovecot";
const PASSWORD = "bread&butter";

/** Whether Debian's `dovecot-imapd` is installed. */
export const HAS_DOVECOT = existsSync(DOVECOT);

/** A running mail server, with one mailbox. */
export type ImapServer = {
  /** As `REPLY_IMAP_URL` names it. */
  url: string;
  /** Puts an email into the inbox. */
  deliver: (raw: string) => Promise<void>;
  /** The flags of each email in the inbox, the oldest first. */
  list: () => Promise<string[][]>;
  stop: () => Promise<void>;
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((ready) => server.once("listening", ready));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === "object" && address ? address.port : 0;
}

// Root can't be the owner of mail, so that mail is no one's.
function configuration(folder: string, port: number): string {
  const { uid, gid, username } = userInfo();
  const isRoot = uid === 0;
  const owner = isRoot ? { uid: 65_534, gid: 65_534 } : { uid, gid };
  mkdirSync(join(folder, "mail"));
  if (isRoot) chownSync(join(folder, "mail"), owner.uid, owner.gid);
  const users = isRoot
    ? ""
    : `default_internal_user = ${username}\ndefault_login_user = ${username}\ndefault_internal_group =\n`;
  return `${users}base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:${folder}/mail/%u
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${owner.uid} gid=${owner.gid} home=${folder}/mail/%u
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`;
}

async function untilListening(port: number, program: ChildProcess): Promise<void> {
  for (;;) {
    if (program.exitCode !== null) throw new Error("Dovecot ended while it was starting.");
    const isOpen = await new Promise<boolean>((done) => {
      const socket = open(port, "127.0.0.1", () => done(true));
      socket.once("error", () => done(false));
      socket.once("connect", () => socket.destroy());
    });
    if (isOpen) return;
    await new Promise((wait) => setTimeout(wait, 50));
  }
}

async function withClient<Value>(port: number, use: (client: ImapFlow) => Promise<Value>) {
  const client = new ImapFlow({
    ...{ host: "127.0.0.1", port, secure: false, logger: false, disableAutoIdle: true },
    auth: { user: "replies", pass: PASSWORD },
  });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.logout();
  }
}

/** Starts Dovecot on a free port, with an empty inbox. */
export async function startImapServer(): Promise<ImapServer> {
  const folder = mkdtempSync(join(tmpdir(), "jobharbor-imap-"));
  if (userInfo().uid === 0) chownSync(folder, 65_534, 65_534);
  const port = await freePort();
  const file = join(folder, "dovecot.conf");
  writeFileSync(file, configuration(folder, port));
  const program = spawn(DOVECOT, ["-F", "-c", file], { stdio: "ignore" });
  const ended = new Promise((done) => program.once("exit", done));
  await untilListening(port, program);
  return {
    url: `imap://replies:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/INBOX`,
    deliver: (raw) =>
      withClient(port, async (client) => {
        await client.append("INBOX", raw.replace(/\r?\n/g, "\r\n"));
      }),
    list: () =>
      withClient(port, async (client) => {
        const { exists } = await client.mailboxOpen("INBOX");
        if (exists === 0) return [];
        const found = await client.fetchAll("1:*", { flags: true });
        return found.map(({ flags }) => [...(flags ?? [])].sort());
      }),
    stop: async () => {
      program.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
