import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { sweepFiles } from "@/lib/accounts/privacy/personal-data.commands";
import { dropCached } from "@/lib/platform/caching/cache";
import { db } from "@/lib/platform/db/client";
import { readFile, storeFile } from "@/lib/platform/storage/storage";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { aPicture } from "@/lib/testing/pictures";
import { setUpStorage } from "@/lib/testing/storage";
import { changeCover, removeCover } from "./covers.commands";
import { createPost, deletePost } from "./posts.commands";
import { findPost } from "./posts.queries";
import { newPostInput } from "./posts.schema";

setUpDatabase();
const storage = setUpStorage();
beforeEach(() => dropCached());

const INPUT = newPostInput.parse({
  ...{ title: "Pay", summary: "What to ask.", body: "Ask.", author: "Owen Hale" },
  ...{ publish: "now", coverAlt: "A lighthouse" },
});

async function keyOf(id: string): Promise<string> {
  return (await db.post.findUniqueOrThrow({ where: { id } })).coverKey ?? "";
}

describe("an article's picture", () => {
  it("is re-encoded, uncropped, and shown with its size", async () => {
    const admin = await anAdmin();
    const { id } = await createPost(admin, INPUT);
    const wide = await sharp({
      create: { width: 3200, height: 800, channels: 3, background: "#0b7a75" },
    })
      .jpeg()
      .toBuffer();

    const { cover } = await changeCover(admin, id, wide);

    const file = await readFile("covers", await keyOf(id));
    const made = await sharp(file ? await buffer(file.stream) : undefined).metadata();
    expect(made).toMatchObject({ format: "webp", width: 1200, height: 300 });
    expect(cover).toEqual({
      ...{ url: `/media/covers/${await keyOf(id)}`, width: 1200, height: 300 },
      alt: "A lighthouse",
    });
    expect((await findPost("pay"))?.cover).toEqual(cover);
  });

  it("replaces the last one, even if two arrive at once, and goes with its article", async () => {
    const admin = await anAdmin();
    const { id } = await createPost(admin, INPUT);
    const picture = await aPicture("png");

    await Promise.all([changeCover(admin, id, picture), changeCover(admin, id, picture)]);
    expect(await storage.list()).toEqual([await keyOf(id)]);

    await removeCover(admin, id);
    await removeCover(admin, id);
    expect(await storage.list()).toEqual([]);

    await changeCover(admin, id, picture);
    await deletePost(admin, id);
    expect(await storage.list()).toEqual([]);
  });

  it("can be changed only by admins, needs an article, and must be a picture", async () => {
    const admin = await anAdmin();
    const { id } = await createPost(admin, INPUT);
    const picture = await aPicture("png");

    for (const stranger of await noAdmins()) {
      const refused = { code: "forbidden" };
      await expect(changeCover(stranger, id, picture)).rejects.toMatchObject(refused);
      await expect(removeCover(stranger, id)).rejects.toMatchObject(refused);
    }
    await expect(changeCover(admin, randomUUID(), picture)).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(
      changeCover(admin, id, Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")),
    ).rejects.toMatchObject({ code: "invalid", fields: { picture: [expect.any(String)] } });
    expect(await storage.list()).toEqual([]);
  });

  it("is deleted when no article uses it", async () => {
    const admin = await anAdmin();
    const { id } = await createPost(admin, INPUT);
    await changeCover(admin, id, await aPicture("png"));
    await storeFile("covers", `${"a".repeat(43)}.webp`, Buffer.from("stray"));

    expect(await sweepFiles("covers", new Date(Date.now() + 2 * 3_600_000))).toBe(1);
    expect(await storage.list()).toEqual([await keyOf(id)]);
  });
});
