import "./quiet";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { makeBackup, makeNext } from "../prisma/backup/keeping";
import { makeKey } from "../prisma/backup/keys";
import { askSecret } from "./ask-password";
import { keeping, openNamed } from "./backup-place";
import { describeContents } from "./backup-report";
import { verify } from "./backup-verify";
import { runCommand, withDatabase } from "./command";

const USAGE = `Saves the database and people's files as they are at one moment.

  npm run backup
      makes the next backup in BACKUP_DIR, copies it to BACKUP_S3_BUCKET and deletes those that BACKUP_KEEP doesn't keep; steps that aren't configured are skipped
  npm run backup -- --to FOLDER
      makes one in a folder that is new or empty, and nothing else
  npm run backup -- --verify [FOLDER] [--identity FILE] [--database URL]
      restores the newest, or the one named, into an empty database and compares all of it
  npm run backup -- --make-key FILE
      creates a key pair and prints the public key, for BACKUP_RECIPIENT

The site may go on meanwhile. Keep NEXTAUTH_SECRET as well, but elsewhere.
`;

async function backUp(to: string | undefined): Promise<void> {
  const now = new Date();
  await withDatabase(async ({ url }) => {
    const place = keeping();
    const recipient = place.settings.BACKUP_RECIPIENT;
    const made = to
      ? {
          folder: resolve(to),
          said: [],
          manifest: await makeBackup(url, { folder: resolve(to), recipient, now }),
        }
      : await makeNext(url, place, now);
    process.stdout.write(describeContents(made.manifest, "saved"));
    for (const line of made.said) process.stdout.write(`${line}\n`);
    const seconds = (Date.now() - now.getTime()) / 1000;
    process.stdout.write(`In ${made.folder}, in ${seconds.toFixed(1)} s.\n`);
  });
}

async function makeNewKey(file: string): Promise<void> {
  const passphrase = await askSecret("Passphrase for the key (empty for none): ");
  const recipient = await makeKey(resolve(file), passphrase);
  process.stdout.write(
    `BACKUP_RECIPIENT=${recipient}\nThe secret key is in ${file}. Keep it off this machine and don't lose it or its passphrase: nothing else opens the backups.\n`,
  );
}

async function verifyNamed(
  named: string | undefined,
  { identity, database }: { identity?: string | undefined; database?: string | undefined },
): Promise<void> {
  const start = Date.now();
  await verify(await openNamed(named, identity), database);
  process.stdout.write(
    `The backup is good. Verified in ${((Date.now() - start) / 1000).toFixed(1)} s.\n`,
  );
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: "string" },
      verify: { type: "boolean", default: false },
      identity: { type: "string" },
      database: { type: "string" },
      "make-key": { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) process.stdout.write(USAGE);
  else if (values["make-key"]) await makeNewKey(values["make-key"]);
  else if (values.verify) await verifyNamed(positionals[0], values);
  else await backUp(values.to);
}

await runCommand(main);
