import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PassThrough, Readable, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Decrypter, Encrypter } from "age-encryption";

/** A backup's folder, and how its parts get into it and out again. */
export type Vault = {
  readonly folder: string;
  /** Where a part is. */
  readonly path: (part: string) => string;
  /** Writes a new part: what passes through all of the streams. */
  readonly write: (part: string, source: Readable, ...through: Transform[]) => Promise<void>;
  /** Reads a part; the stream fails where it is missing, or not what was encrypted for the key. */
  readonly read: (part: string) => Readable;
};

/** What the names of encrypted parts end in. */
export const SEALED = ".age";
export const MANIFEST = "manifest.json";

type Bytes = ReadableStream<Uint8Array>;
type Chunks = AsyncIterable<Uint8Array>;
type Seal = (content: Bytes) => Promise<Bytes>;

const plain: Seal = async (content) => content;

/** Passes chunks through an encryption, or its opposite. */
function through(seal: Seal) {
  return async function* sealed(source: Chunks): AsyncGenerator<Uint8Array> {
    const content = Readable.toWeb(Readable.from(source)) as Bytes;
    yield* (await seal(content)) as unknown as Chunks;
  };
}

function makeVault(folder: string, ending: string, [lock, unlock]: [Seal, Seal]): Vault {
  const path = (part: string) => join(folder, part + ending);
  return {
    folder,
    path,
    write: async (part, source, ...transforms) => {
      await mkdir(dirname(path(part)), { recursive: true, mode: 0o700 });
      const target = createWriteStream(path(part), { mode: 0o600, flags: "wx" });
      const sealing = lock === plain ? [] : [through(lock) as unknown as Transform];
      await pipeline([source, ...transforms, ...sealing, target]);
    },
    read: (part) => {
      const content = new PassThrough();
      const opening = unlock === plain ? [] : [through(unlock) as unknown as Transform];
      const done = pipeline([createReadStream(path(part)), ...opening, content]);
      done.catch((error: Error) => content.destroy(error));
      return content;
    },
  };
}

/** A new backup in an empty folder, encrypted for the public key where one is given. */
export function newVault(folder: string, recipient?: string): Vault {
  if (!recipient) return makeVault(folder, "", [plain, plain]);
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const unreadable: Seal = async () => {
    throw new Error("A backup can't be read where it's made.");
  };
  return makeVault(folder, SEALED, [(content) => encrypter.encrypt(content), unreadable]);
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Whether a folder holds a whole backup, and whether it is encrypted. */
export async function findManifest(folder: string): Promise<"plain" | "sealed" | null> {
  if (await isThere(join(folder, MANIFEST))) return "plain";
  return (await isThere(join(folder, MANIFEST + SEALED))) ? "sealed" : null;
}

/**
 * A backup that was made before. `identity` is asked for the secret key if it is encrypted. Throws for
 * a folder that is no whole backup.
 */
export async function openVault(folder: string, identity: () => Promise<string>): Promise<Vault> {
  const found = await findManifest(folder);
  if (found === "plain") return makeVault(folder, "", [plain, plain]);
  if (found === null) {
    throw new Error(
      `${folder} isn't a backup or wasn't finished: it has no ${MANIFEST}. Give the folder that npm run backup named, or restore an earlier one.`,
    );
  }
  const decrypter = new Decrypter();
  decrypter.addIdentity(await identity());
  return makeVault(folder, SEALED, [plain, (content) => decrypter.decrypt(content)]);
}
