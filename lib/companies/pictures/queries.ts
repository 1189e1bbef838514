import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { cached } from "@/lib/platform/caching/cache";
import { db } from "@/lib/platform/db/client";
import { type ReadOnlyClient, reader } from "@/lib/platform/db/reader";
import { DomainError } from "@/lib/shared/errors";
import { companiesChanged } from "../events";
import { canPostFor } from "../policy";
import type { CompanyPicture, CompanyPictures, OwnPicture, OwnPictures } from "./schema";

const addressOf = (key: string) => `/media/company-pictures/${key}`;

async function readPictures(from: ReadOnlyClient, companyId: string): Promise<OwnPictures> {
  const rows = await from.companyPicture.findMany({
    where: { companyId },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
  const toPicture = (row: (typeof rows)[number]): OwnPicture => ({
    id: row.id,
    url: addressOf(row.fileKey),
    smallUrl: addressOf(row.smallFileKey),
    alt: row.alt,
    caption: row.caption,
    sourceUrl: addressOf(row.sourceKey ?? row.fileKey),
    part: { x: row.partX, y: row.partY, zoom: row.partZoom },
  });
  const cover = rows.find(({ isCover }) => isCover);
  return {
    cover: cover ? toPicture(cover) : null,
    photos: rows.filter(({ isCover }) => !isCover).map(toPicture),
  };
}

/** Nothing of a picture but its part is for the public. */
function withoutSource({ id, url, smallUrl, alt, caption }: OwnPicture): CompanyPicture {
  return { id, url, smallUrl, alt, caption };
}

async function readPublicPictures(
  from: ReadOnlyClient,
  companyId: string,
): Promise<CompanyPictures> {
  const { cover, photos } = await readPictures(from, companyId);
  return { cover: cover && withoutSource(cover), photos: photos.map(withoutSource) };
}

const cachedPictures = cached({
  name: "companies.pictures",
  droppedBy: [companiesChanged],
  about: (_, companyId) => [companyId],
  maxEntries: 500,
  maxAgeMs: 30 * 60_000,
  load: async (companyId: string) => readPublicPictures(reader(), companyId),
});

/** The cover and photos that the public sees of a company. */
export async function findPictures(companyId: string): Promise<CompanyPictures> {
  return cachedPictures(companyId);
}

/** A company's pictures as its members see them. Throws `not_found` for everyone else. */
export async function readOwnPictures(
  actor: Pick<Actor, "companies">,
  companyId: string,
): Promise<OwnPictures> {
  if (!canPostFor(actor, companyId)) {
    throw new DomainError("not_found", "You have no company at this address.");
  }
  return readPictures(db, companyId);
}

/** A company's pictures as admins see them, suspended or not. */
export async function listPicturesForAdmin(
  actor: Actor,
  companyId: string,
): Promise<CompanyPicture[]> {
  requireAdministration(actor);
  const { cover, photos } = await readPublicPictures(db, companyId);
  return cover ? [cover, ...photos] : photos;
}
