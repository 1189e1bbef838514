import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { aMemberOf } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { aPicture, twoHalves } from "@/lib/testing/pictures";
import { setUpStorage } from "@/lib/testing/storage";
import { colourOf, stored } from "@/lib/testing/stored-pictures";
import { addPhoto, changeCover, choosePart, removePhoto } from "./commands";
import { readOwnPictures } from "./queries";
import { coverQuery, partInput, photoQuery } from "./schema";

setUpDatabase();
const storage = setUpStorage();

async function setUp() {
  const companyId = await makeCompany();
  return { companyId, owner: await aMemberOf(companyId, "owner") };
}

describe("a picture that is cropped again", () => {
  const partOf = (values: object) => partInput.parse(values);

  it("shows another part of what was uploaded, as often as its owner likes", async () => {
    const { companyId, owner } = await setUp();
    const query = photoQuery.parse({ alt: "A quay", x: 0, zoom: 2 });
    await addPhoto(owner, companyId, { bytes: await twoHalves(), ...query });
    const { photos } = await readOwnPictures(owner, companyId);
    const which = { companyId, pictureId: photos[0]?.id ?? "" };

    for (const [x, colour] of [
      [100, "blue"],
      [0, "red"],
    ] as const) {
      await choosePart(owner, which, partOf({ x, zoom: 2 }));
      const [photo] = (await readOwnPictures(owner, companyId)).photos;
      expect(await colourOf(photo?.url)).toBe(colour);
      expect(await colourOf(photo?.smallUrl)).toBe(colour);
      expect(photo).toMatchObject({ alt: "A quay", part: { x, y: 50, zoom: 2 } });
      expect(await storage.list()).toHaveLength(3);
    }
    await expect(choosePart(owner, which, partOf({ zoom: 4 }))).rejects.toMatchObject({
      code: "invalid",
    });
    await removePhoto(owner, { companyId, photoId: which.pictureId });
    expect(await storage.list()).toEqual([]);
  });

  it("is cropped from the shown part if the whole picture was never stored", async () => {
    const { companyId, owner } = await setUp();
    const bytes = await aPicture("png", { width: 2000, height: 1500 });
    await changeCover(owner, companyId, { bytes, ...coverQuery.parse({}) });
    await db.companyPicture.updateMany({ where: { companyId }, data: { sourceKey: null } });
    const { cover: before } = await readOwnPictures(owner, companyId);

    const which = { companyId, pictureId: before?.id ?? "" };
    await choosePart(owner, which, partOf({ zoom: 2 }));
    const { cover } = await readOwnPictures(owner, companyId);
    expect(cover?.sourceUrl).toBe(before?.url);
    expect(await stored(cover?.url)).toMatchObject({ width: 800, height: 200 });
    expect(await stored(cover?.sourceUrl)).toMatchObject({ width: 1600, height: 400 });
  });

  it("keeps one of two parts that are chosen at once, and leaves no file behind", async () => {
    const { companyId, owner } = await setUp();
    const bytes = await aPicture("png", { width: 600, height: 600 });
    await addPhoto(owner, companyId, { bytes, ...photoQuery.parse({ alt: "A quay" }) });
    const { photos } = await readOwnPictures(owner, companyId);
    const which = { companyId, pictureId: photos[0]?.id ?? "" };
    const chosen = await Promise.allSettled(
      [0, 100].map((y) => choosePart(owner, which, partOf({ y }))),
    );
    expect(chosen.map(({ status }) => status)).toContain("fulfilled");
    expect(await storage.list()).toHaveLength(3);
    const [photo] = (await readOwnPictures(owner, companyId)).photos;
    for (const url of [photo?.url, photo?.smallUrl, photo?.sourceUrl]) {
      expect(await stored(url)).toMatchObject({ format: "webp" });
    }
  });
});
