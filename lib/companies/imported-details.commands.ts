import "server-only";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { makeWholePicture } from "@/lib/platform/storage/images";
import { forgetFile, newFileKey, storeFile } from "@/lib/platform/storage/storage";
import { companyKey } from "./commands";
import { companiesChanged } from "./events";
import { LOGO_SIDE } from "./logos.schema";

// What an export says of companies. A company that has members, or has said it itself, keeps what
// it has.

const UNCLAIMED = { members: { none: {} }, verifiedAt: null } as const;

/** A company that an export names. */
export type NamedInExport = {
  id: string;
  slug: string;
  hasLogo: boolean;
  hasDescription: boolean;
  /** Whether it may still be given what the export says. */
  isUnclaimed: boolean;
};

/** The companies that have these names, by the names as given. */
export async function findNamedCompanies(
  names: readonly string[],
): Promise<Map<string, NamedInExport>> {
  const rows = await db.company.findMany({
    where: { nameKey: { in: names.map(companyKey) } },
    select: {
      id: true,
      slug: true,
      nameKey: true,
      logoKey: true,
      description: true,
      verifiedAt: true,
      _count: { select: { members: true } },
    },
  });
  const byKey = new Map(
    rows.map(({ id, slug, nameKey, logoKey, description, verifiedAt, _count }) => [
      nameKey,
      {
        id,
        slug,
        hasLogo: logoKey !== null,
        hasDescription: Boolean(description),
        isUnclaimed: verifiedAt === null && _count.members === 0,
      },
    ]),
  );
  return new Map(
    names.flatMap((name) => {
      const found = byKey.get(companyKey(name));
      return found ? [[name, found] as const] : [];
    }),
  );
}

/** Describes a company that has no members and no description. A repeat does nothing. */
export async function addImportedDescription(companyId: string, text: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.company.updateMany({
      where: { id: companyId, description: null, ...UNCLAIMED },
      data: { description: text },
    });
    if (count > 0) await announce(tx, companiesChanged, { companyIds: [companyId] });
  });
}

/**
 * Gives a company without members its first logo, made as an uploaded one is; returns whether it
 * got it. Throws `invalid` for what is no picture.
 */
export async function addImportedLogo(companyId: string, bytes: Uint8Array): Promise<boolean> {
  const key = newFileKey("webp");
  await storeFile("logos", key, await makeWholePicture(bytes, LOGO_SIDE));
  try {
    const isTaken = await db.$transaction(async (tx) => {
      const { count } = await tx.company.updateMany({
        where: { id: companyId, logoKey: null, ...UNCLAIMED },
        data: { logoKey: key },
      });
      if (count === 0) return false;
      const target = { type: "company", id: companyId };
      await audit(tx, { action: "company.logo_changed", actorId: null, target });
      await announce(tx, companiesChanged, { companyIds: [companyId] });
      return true;
    });
    if (!isTaken) await forgetFile("logos", key);
    return isTaken;
  } catch (error) {
    await forgetFile("logos", key);
    throw error;
  }
}
