import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { sweepFiles } from "@/lib/accounts/privacy/personal-data.commands";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { storeFile } from "@/lib/platform/storage/storage";
import { aMemberOf } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { aPhotograph, aPicture, aPixelBomb, twoHalves } from "@/lib/testing/pictures";
import { setUpStorage } from "@/lib/testing/storage";
import { colourOf, stored } from "@/lib/testing/stored-pictures";
import {
  addPhoto,
  changeCover,
  changePhoto,
  choosePart,
  describeCover,
  removeCover,
  removePhoto,
} from "./commands";
import { MOST_PHOTOS } from "./limits.schema";
import { findPictures, readOwnPictures } from "./queries";
import { coverQuery, partInput, photoChange, photoQuery } from "./schema";

setUpDatabase();
const storage = setUpStorage();

const LARGE = { width: 2000, height: 1500 };

async function setUp() {
  const companyId = await makeCompany();
  return { companyId, owner: await aMemberOf(companyId, "owner") };
}

async function add(owner: Actor, companyId: string, alt: string): Promise<void> {
  const bytes = await aPicture("png", { width: 600, height: 400 });
  await addPhoto(owner, companyId, { bytes, ...photoQuery.parse({ alt }) });
}

const alts = async (companyId: string) =>
  (await findPictures(companyId)).photos.map(({ alt }) => alt);

describe("a cover", () => {
  it("is the chosen part in two sizes, without what else was in the file", async () => {
    const { companyId, owner } = await setUp();
    const bytes = await aPicture("jpeg", LARGE);
    await changeCover(owner, companyId, { bytes, ...coverQuery.parse({ alt: " The quay " }) });

    const { cover } = await readOwnPictures(owner, companyId);
    expect(cover?.alt).toBe("The quay");
    expect(await stored(cover?.url)).toEqual({ format: "webp", width: 1600, height: 400 });
    expect(await stored(cover?.smallUrl)).toEqual({ format: "webp", width: 800, height: 200 });
    const { sourceUrl, part, ...shown } = cover ?? {};
    expect(part).toEqual({ x: 50, y: 50, zoom: 1 });
    expect(await stored(sourceUrl)).toEqual({ format: "webp", ...LARGE });
    await expect.poll(() => findPictures(companyId)).toEqual({ cover: shown, photos: [] });
  });

  it("replaces the previous one, even if two arrive at once, and can be removed", async () => {
    const { companyId, owner } = await setUp();
    const upload = { bytes: await aPicture("png", LARGE), ...coverQuery.parse({}) };
    await Promise.all([
      changeCover(owner, companyId, upload),
      changeCover(owner, companyId, upload),
    ]);
    expect(await db.companyPicture.count({ where: { companyId, isCover: true } })).toBe(1);
    expect(await storage.list()).toHaveLength(3);

    await removeCover(owner, companyId);
    await removeCover(owner, companyId);
    expect(await storage.list()).toEqual([]);
  });
});

describe("a photo", () => {
  it.each([
    ["the left side", { x: 0, zoom: 2 }, "red"],
    ["the right side", { x: 100, zoom: 2 }, "blue"],
  ])("shows %s of the picture if that part was chosen", async (_, part, colour) => {
    const { companyId, owner } = await setUp();
    const bytes = await twoHalves();
    await addPhoto(owner, companyId, { bytes, ...photoQuery.parse({ alt: "A quay", ...part }) });

    const { photos } = await readOwnPictures(owner, companyId);
    expect(await stored(photos[0]?.url)).toMatchObject({ width: 750, height: 500 });
    expect(await colourOf(photos[0]?.url)).toBe(colour);
  });

  it("is upright, and doesn't reveal where it was taken", async () => {
    const { companyId, owner } = await setUp();
    const bytes = await sharp(await aPhotograph())
      .keepMetadata()
      .resize(1200)
      .toBuffer();
    await addPhoto(owner, companyId, {
      bytes,
      ...photoQuery.parse({ alt: "A quay", y: 0, zoom: 2 }),
    });

    const { photos } = await readOwnPictures(owner, companyId);
    expect(await colourOf(photos[0]?.url)).toBe("red");
    expect((await stored(photos[0]?.url)).exif).toBeUndefined();
    expect((await stored(photos[0]?.smallUrl)).exif).toBeUndefined();
    expect((await stored(photos[0]?.sourceUrl)).exif).toBeUndefined();
  });

  it("is added last, can be moved and described, and leaves no gap", async () => {
    const { companyId, owner } = await setUp();
    for (const alt of ["one", "two", "three"]) await add(owner, companyId, alt);
    const { photos } = await readOwnPictures(owner, companyId);
    const [one, , three] = photos.map(({ id }) => ({ companyId, photoId: id }));
    if (!one || !three) throw new Error("The photos are missing.");

    await changePhoto(owner, three, { position: 0 });
    await changePhoto(owner, one, { alt: "first", position: MOST_PHOTOS - 1 });
    await expect.poll(() => alts(companyId)).toEqual(["three", "two", "first"]);

    await removePhoto(owner, three);
    await add(owner, companyId, "four");
    await expect.poll(() => alts(companyId)).toEqual(["two", "first", "four"]);
    expect(await storage.list()).toHaveLength(9);
  });

  it("is one of at most eight, whatever is added or moved at once", async () => {
    const { companyId, owner } = await setUp();
    for (let n = 0; n < MOST_PHOTOS - 1; n++) await add(owner, companyId, String(n));

    const added = await Promise.allSettled([
      add(owner, companyId, "a"),
      add(owner, companyId, "b"),
    ]);
    expect(added.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(add(owner, companyId, "c")).rejects.toMatchObject({ code: "conflict" });
    expect(await storage.list()).toHaveLength(MOST_PHOTOS * 3);

    const { photos } = await readOwnPictures(owner, companyId);
    await Promise.all(
      photos.map(({ id: photoId }) => changePhoto(owner, { companyId, photoId }, { position: 0 })),
    );
    const rows = await db.companyPicture.findMany({ where: { companyId } });
    expect(rows.map(({ position }) => position).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  }, 30_000);
});

describe("a company's pictures", () => {
  it("have words that their owner can change, and captions for photos", async () => {
    const { companyId, owner } = await setUp();
    await expect(describeCover(owner, companyId, { alt: "" })).rejects.toMatchObject({
      code: "not_found",
    });
    const bytes = await aPicture("png", LARGE);
    await changeCover(owner, companyId, { bytes, ...coverQuery.parse({}) });
    await describeCover(owner, companyId, { alt: "The harbour" });
    const query = photoQuery.parse({ alt: "A quay", caption: " The team in Gdańsk " });
    await addPhoto(owner, companyId, { bytes, ...query });
    const { cover, photos } = await findPictures(companyId);
    expect(cover?.alt).toBe("The harbour");
    expect(photos[0]).toMatchObject({ alt: "A quay", caption: "The team in Gdańsk" });

    await changePhoto(owner, { companyId, photoId: photos[0]?.id ?? "" }, { caption: "" });
    await expect
      .poll(async () => (await findPictures(companyId)).photos[0])
      .toMatchObject({ alt: "A quay", caption: null });
  });

  it("are changed only by owners, and read back only by members", async () => {
    const { companyId, owner } = await setUp();
    await add(owner, companyId, "A quay");
    const recruiter = await aMemberOf(companyId);
    const other = await setUp();
    const stranger = other.owner;
    const { photos } = await readOwnPictures(recruiter, companyId);
    const photoId = photos[0]?.id ?? "";

    for (const [actor, code] of [
      [recruiter, "forbidden"],
      [stranger, "not_found"],
    ] as const) {
      const upload = { bytes: await aPicture("png", LARGE), ...photoQuery.parse({ alt: "Mine" }) };
      const refused = { code };
      const which = { companyId, photoId };
      await expect(addPhoto(actor, companyId, upload)).rejects.toMatchObject(refused);
      await expect(changeCover(actor, companyId, upload)).rejects.toMatchObject(refused);
      await expect(removeCover(actor, companyId)).rejects.toMatchObject(refused);
      const crop = choosePart(actor, { companyId, pictureId: photoId }, partInput.parse({}));
      await expect(crop).rejects.toMatchObject(refused);
      await expect(describeCover(actor, companyId, { alt: "Mine" })).rejects.toMatchObject(refused);
      await expect(changePhoto(actor, which, { alt: "Mine" })).rejects.toMatchObject(refused);
      await expect(removePhoto(actor, which)).rejects.toMatchObject(refused);
    }
    await expect(readOwnPictures(stranger, companyId)).rejects.toMatchObject({ code: "not_found" });
    // Nor through a company of one's own.
    const smuggled = { companyId: other.companyId, photoId };
    await expect(removePhoto(stranger, smuggled)).rejects.toMatchObject({ code: "not_found" });
    expect(await alts(companyId)).toEqual(["A quay"]);
  });

  // ASVS 5.2.6
  it.each([
    ["an SVG", async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["a picture that unpacks to 900 million pixels", async () => aPixelBomb()],
    ["an empty file", async () => new Uint8Array()],
    ["a picture that is too small", () => aPicture("png", { width: 479, height: 400 })],
  ])("may not be %s", async (_, make) => {
    const { companyId, owner } = await setUp();
    const upload = { bytes: await make(), ...photoQuery.parse({ alt: "A quay" }) };
    const refused = { code: "invalid", fields: { picture: [expect.any(String)] } };
    await expect(addPhoto(owner, companyId, upload)).rejects.toMatchObject(refused);
    await expect(changeCover(owner, companyId, upload)).rejects.toMatchObject(refused);
    expect(await storage.list()).toEqual([]);
  });

  it.each([
    ["an empty text", ""],
    ["only spaces", "  "],
    ["two lines", "A\nquay"],
    ["a text of 20,000 characters", "x".repeat(20_000)],
  ])("can't have %s as a photo's description", (_, alt) => {
    expect(photoQuery.safeParse({ alt }).success).toBe(false);
    expect(photoChange.safeParse({ alt }).success).toBe(false);
  });

  it("are deleted when no company uses them", async () => {
    const { companyId, owner } = await setUp();
    await add(owner, companyId, "A quay");
    const named = await storage.list();
    await storeFile("company-pictures", `${"a".repeat(43)}.webp`, Buffer.from("stray"));

    const later = new Date(Date.now() + 2 * 3_600_000);
    expect(await sweepFiles("company-pictures", later)).toBe(1);
    expect((await storage.list()).sort()).toEqual(named.sort());

    await db.company.delete({ where: { id: companyId } });
    expect(await sweepFiles("company-pictures", later)).toBe(3);
  });
});
