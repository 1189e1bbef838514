import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readBytes } from "@/lib/http/body";
import { BODY_LIMITS } from "@/lib/http/body-limits";
import { db } from "@/lib/platform/db/client";
import { readFile } from "@/lib/platform/storage/storage";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { anAnimation, aPhotograph, aPicture, aPixelBomb } from "@/lib/testing/pictures";
import { setUpStorage } from "@/lib/testing/storage";
import { changeAvatar, removeAvatar } from "./avatars.commands";
import { AVATAR_MAX_BYTES } from "./schema";

setUpDatabase();
const storage = setUpStorage();

async function keyOf(userId: string): Promise<string | null> {
  return (await db.user.findUniqueOrThrow({ where: { id: userId } })).avatarKey;
}

async function bytesOf(userId: string): Promise<Buffer> {
  const file = await readFile("avatars", (await keyOf(userId)) ?? "");
  if (!file) throw new Error("there is no picture");
  return buffer(file.stream);
}

/** The colors in the middle of the left and right halves, as red and blue. */
async function halves(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [0.25, 0.75].map((share) => {
    const start = (Math.floor(info.height / 4) * info.width + Math.floor(info.width * share)) * 3;
    return (data[start] ?? 0) > (data[start + 2] ?? 0) ? "red" : "blue";
  });
}

describe("a picture", () => {
  it.each(["jpeg", "png", "webp", "avif", "gif"] as const)("may be a %s", async (format) => {
    const user = await makeUser();

    await changeAvatar(await asActor(user), await aPicture(format));

    const head = await sharp(await bytesOf(user.id)).metadata();
    expect(head).toMatchObject({ format: "webp", width: 512, height: 512 });
    expect(await keyOf(user.id)).toMatch(/^[\w-]{43}\.webp$/);
  });

  it("is upright, and doesn't reveal where a photo was taken or by whom", async () => {
    const user = await makeUser();
    const photograph = await aPhotograph();
    expect((await sharp(photograph).metadata()).exif?.toString("latin1")).toContain("Meera");

    await changeAvatar(await asActor(user), photograph);

    const kept = await bytesOf(user.id);
    const { exif, xmp, orientation } = await sharp(kept).metadata();
    expect({ exif, xmp, orientation }).toEqual({});
    expect(kept.toString("latin1")).not.toMatch(/Meera|GPS|Exif/);
    // Lying on its side, the red half was on the left; upright, it is on top.
    expect(await halves(kept)).toEqual(["red", "red"]);
  });

  it("is the first frame of an animation", async () => {
    const user = await makeUser();

    await changeAvatar(await asActor(user), await anAnimation());

    const kept = await bytesOf(user.id);
    expect((await sharp(kept).metadata()).pages ?? 1).toBe(1);
    expect(await halves(kept)).toEqual(["red", "red"]);
  });

  it("replaces the previous one", async () => {
    const user = await makeUser();
    const actor = await asActor(user);
    await changeAvatar(actor, await aPicture("png"));
    const before = await keyOf(user.id);

    await changeAvatar(actor, await aPicture("png"));

    expect(await keyOf(user.id)).not.toBe(before);
    expect(await storage.list()).toEqual([await keyOf(user.id)]);
  });

  it("leaves one file when two are uploaded at once", async () => {
    const user = await makeUser();
    const actor = await asActor(user);
    const picture = await aPicture("png");

    await Promise.all([changeAvatar(actor, picture), changeAvatar(actor, picture)]);

    expect(await storage.list()).toEqual([await keyOf(user.id)]);
  });

  it("can be removed, repeatedly", async () => {
    const user = await makeUser();
    const actor = await asActor(user);
    await changeAvatar(actor, await aPicture("png"));

    await removeAvatar(actor);
    await removeAvatar(actor);

    expect(await keyOf(user.id)).toBeNull();
    expect(await storage.list()).toEqual([]);
    expect((await db.auditEntry.findMany()).map(({ action }) => action)).toEqual([
      "avatar.changed",
      "avatar.removed",
    ]);
  });

  it("leaves no file behind when the account is deleted in the meantime", async () => {
    const user = await makeUser();
    const actor = await asActor(user);
    await db.user.delete({ where: { id: user.id } });

    await expect(changeAvatar(actor, await aPicture("png"))).rejects.toThrow();
    expect(await storage.list()).toEqual([]);
  });
});

const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>`;
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const KIND = "Choose a JPEG, PNG, WebP, AVIF or GIF picture.";
const BROKEN = "We can't read this file as a picture. Choose another one.";

// OWASP ASVS 5.2: a file must be what it claims to be, and its metadata is not trusted.
describe("a file that is not a picture", () => {
  it.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ["an empty file", () => new Uint8Array(), "The selected file is empty."],
    ["an SVG", () => Buffer.from(SVG), KIND],
    [
      "an SVG after a byte order mark",
      () => Buffer.from(`\ufeff<?xml version="1.0"?>${SVG}`),
      KIND,
    ],
    ["HTML named .png", () => Buffer.from("<!doctype html><script>alert(1)</script>"), KIND],
    ["HTML that begins like a JPEG", () => Buffer.concat([JPEG_START, Buffer.from(SVG)]), BROKEN],
    ["a PDF", () => Buffer.from("%PDF-1.7\n1 0 obj\n"), KIND],
    ["random bytes", () => randomBytes(4000).fill(0, 0, 4), KIND],
    ["a truncated PNG", async () => (await aPicture("png")).subarray(0, 60), BROKEN],
    ["a truncated JPEG", async () => (await aPhotograph()).subarray(0, 900), BROKEN],
    [
      "a picture with an enormous number of pixels",
      aPixelBomb,
      "Choose a picture with at most 50 million pixels.",
    ],
  ])("is refused: %s", async (_name, make, message) => {
    const user = await makeUser();
    const bytes = await make();
    expect(bytes.length).toBeLessThan(AVATAR_MAX_BYTES);

    await expect(changeAvatar(await asActor(user), bytes)).rejects.toMatchObject({
      code: "invalid",
      message,
      fields: { picture: [message] },
    });
    expect(await keyOf(user.id)).toBeNull();
    expect(await storage.list()).toEqual([]);
  });

  it("is refused before it has arrived when it is larger than 5 MB", async () => {
    const send = (size: number) =>
      new Request("http://x", { method: "PUT", body: Buffer.alloc(size) });

    await expect(
      readBytes(send(AVATAR_MAX_BYTES), BODY_LIMITS["/api/account/avatar"]),
    ).resolves.toHaveLength(AVATAR_MAX_BYTES);
    await expect(
      readBytes(send(AVATAR_MAX_BYTES + 1), BODY_LIMITS["/api/account/avatar"]),
    ).rejects.toMatchObject({
      code: "too_large",
    });
  });

  it("is not retried forever", async () => {
    const actor = await asActor(await makeUser());
    const tries = await Promise.allSettled(
      Array.from({ length: 31 }, () => changeAvatar(actor, Buffer.from("no"))),
    );

    const codes = tries.map((tried) => tried.status === "rejected" && tried.reason.code);
    expect(codes.filter((code) => code === "rate_limited")).toHaveLength(1);
  });
});
