import { readFile, writeFile } from "node:fs/promises";
import {
  armor,
  Decrypter,
  Encrypter,
  generateX25519Identity,
  identityToRecipient,
} from "age-encryption";

// Keys as age (age-encryption.org) keeps them: `age -d -i FILE` opens a backup's parts as well.

const SECRET = /^AGE-SECRET-KEY-1[A-Z0-9]+$/m;

/**
 * Makes a pair of keys and writes the secret one into a new file, encrypted where a passphrase is
 * given. Answers the public one, by which backups are made that only the secret one opens.
 */
export async function makeKey(file: string, passphrase: string | null): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const text = `# public key: ${recipient}\n${identity}\n`;
  await writeFile(file, passphrase ? await encryptText(text, passphrase) : text, {
    mode: 0o600,
    flag: "wx",
  });
  return recipient;
}

async function encryptText(text: string, passphrase: string): Promise<string> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return armor.encode(await encrypter.encrypt(text));
}

async function decryptText(text: string, passphrase: string): Promise<string> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return decrypter.decrypt(armor.decode(text), "text");
}

/** Reads a secret key from its file. `ask` is called for the passphrase of one that has one. */
export async function readKey(file: string, ask: () => Promise<string | null>): Promise<string> {
  const kept = await readFile(file, "utf8").catch(() => {
    throw new Error(`There's no key in ${file}. Name the file that --make-key wrote.`);
  });
  const text = kept.startsWith("-----BEGIN AGE")
    ? await decryptText(kept, (await ask()) ?? "").catch(() => {
        throw new Error(`The passphrase doesn't open ${file}.`);
      })
    : kept;
  const [secret] = SECRET.exec(text) ?? [];
  if (!secret) throw new Error(`${file} has no AGE-SECRET-KEY-1… line.`);
  return secret;
}
