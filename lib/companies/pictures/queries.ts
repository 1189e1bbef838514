import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { cached } from "@/lib/platform/caching/cache";
import { db } from "@/lib/platform/db/client";
import { type ReadOnlyClient, reader } from "@/lib/platform/db/reader";
import { DomainError } from "@/lib/shared/errors";
import { companiesChanged } from "../events";
import { canPostFor } from "../policy";
import type { CompanyPicture, CompanyPictures } from "./schema";

const addressOf = (key: string) => `/media/company-pictures/${key}`;

async function readPictures(from: ReadOnlyClient, companyId: string): Promise<CompanyPictures> {
  const rows = await from.companyPicture.findMany({
    where: { companyId },
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: { id: true, isCover: true, fileKey: true, smallFileKey: true, alt: true },
  });
  const toPicture = ({
    id,
    fileKey,
    smallFileKey,
    alt,
  }: (typeof rows)[number]): CompanyPicture => ({
    id,
    url: addressOf(fileKey),
    smallUrl: addressOf(smallFileKey),
    alt,
  });
  const cover = rows.find(({ isCover }) => isCover);
  return {
    cover: cover ? toPicture(cover) : null,
    photos: rows.filter(({ isCover }) => !isCover).map(toPicture),
  };
}

const cachedPictures = cached({
  name: "companies.pictures",
  droppedBy: [companiesChanged],
  about: (_, companyId) => [companyId],
  maxEntries: 500,
  maxAgeMs: 30 * 60_000,
  load: async (companyId: string) => readPictures(reader(), companyId),
});

/** The cover and photos that the public sees of a company. */
export async function findPictures(companyId: string): Promise<CompanyPictures> {
  return cachedPictures(companyId);
}

/** A company's pictures as its members see them. Throws `not_found` for everyone else. */
export async function readOwnPictures(
  actor: Pick<Actor, "companies">,
  companyId: string,
): Promise<CompanyPictures> {
  if (!canPostFor(actor, companyId)) {
    throw new DomainError("not_found", "You have no company at this address.");
  }
  return readPictures(db, companyId);
}
