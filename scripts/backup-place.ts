import { join, resolve } from "node:path";
import { readBackupEnv } from "../lib/platform/env";
import { type BackupPlace, findBackup } from "../prisma/backup/keeping";
import { readKey } from "../prisma/backup/keys";
import { openVault, type Vault } from "../prisma/backup/vault";
import { askSecret } from "./ask-password";
import { DATA_FOLDER } from "./database";

/** Where backups are kept, on this machine and elsewhere, as configured. */
export function keeping(): BackupPlace {
  const settings = readBackupEnv(process.env);
  return { folder: resolve(settings.BACKUP_DIR ?? join(DATA_FOLDER, "backups")), settings };
}

/** Opens the named backup, or the newest; an encrypted one with the key in a file. */
export async function openNamed(
  named: string | undefined,
  keyFile: string | undefined,
): Promise<Vault> {
  const folder = await findBackup(keeping(), named);
  return openVault(folder, async () => {
    if (!keyFile) throw new Error(`${folder} is encrypted. Give its key: --identity FILE`);
    return readKey(keyFile, () => askSecret(`Passphrase of ${keyFile}: `));
  });
}
