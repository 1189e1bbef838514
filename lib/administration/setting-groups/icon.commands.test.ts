import { readFile as readOwn } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { GET } from "@/app/brand/[file]/route";
import { onBoard } from "@/lib/platform/boards";
import { forgetSettings, settingGroup } from "@/lib/platform/settings";
import { site } from "@/lib/platform/site";
import { readFile } from "@/lib/platform/storage/storage";
import { aClient } from "@/lib/testing/accounts";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { makeBoard } from "@/lib/testing/factories";
import { changeIcon, removeIcon } from "./icon.commands";

setUpDatabase();
afterEach(forgetSettings);

const DRAWING = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><script>x</script><rect width="20" height="10" fill="#ff0000"/></svg>',
);
const productsOwn = (file: string) => readOwn(join("public/img", file));
async function bytesOf(file: string): Promise<Buffer> {
  return Buffer.from(await (await served(file)).arrayBuffer());
}
async function middleOf(picture: Buffer, side: number): Promise<number[]> {
  const middle = { left: side / 2, top: side / 2, width: 1, height: 1 };
  return [...(await sharp(picture).extract(middle).removeAlpha().raw().toBuffer())];
}
/** The pictures of an icon file, by their sides. */
function picturesIn(icon: Buffer): Map<number, Buffer> {
  expect(icon.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  const entries = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
  const pictures = entries.map((at) => {
    const from = icon.readUInt32LE(at + 12);
    return [icon.readUInt8(at), icon.subarray(from, from + icon.readUInt32LE(at + 8))] as const;
  });
  return new Map(pictures);
}
const RED = [255, 0, 0];
const served = (file: string) =>
  GET(new Request(`http://site.test/brand/${file}`), {
    params: Promise.resolve({ file: file.split("?", 1)[0] ?? "" }),
  });

describe("changeIcon", () => {
  it("turns a drawing into the mark, in every size that programs request", async () => {
    const admin = await anAdmin();
    const { icon } = await changeIcon(admin, DRAWING, aClient());

    expect(settingGroup("appearance").icon).toBe(icon);
    expect(site().icon).toBe(icon);
    for (const [file, side] of [
      ["icon-64.png", 64],
      ["icon-180.png", 180],
      ["icon-maskable-512.png", 512],
    ] as const) {
      const response = await served(file);
      expect(response.headers.get("content-type")).toBe("image/png");
      const picture = Buffer.from(await response.arrayBuffer());
      const size = { format: "png", width: side, height: side };
      expect(await sharp(picture).metadata()).toMatchObject(size);
      expect(await middleOf(picture, side)).toEqual(RED);
    }
    expect((await served("icon-65.png")).status).toBe(404);
  });

  it("is what browsers and phones find at the addresses that never change", async () => {
    const admin = await anAdmin();
    expect(await bytesOf("favicon.ico")).toEqual(await productsOwn("favicon.ico"));
    expect(await bytesOf("apple-icon.png")).toEqual(await productsOwn("icon-180.png"));
    await changeIcon(admin, DRAWING, aClient());

    const [favicon, phone] = [await served("favicon.ico"), await served("apple-icon.png")];
    expect(favicon.headers.get("content-type")).toBe("image/x-icon");
    expect(phone.headers.get("content-type")).toBe("image/png");
    for (const { headers } of [favicon, phone]) {
      expect(headers.get("cache-control")).toBe("public, max-age=60");
    }
    const pictures = picturesIn(Buffer.from(await favicon.arrayBuffer()));
    expect([...pictures.keys()]).toEqual([16, 32, 48]);
    for (const [side, picture] of pictures) {
      const size = { format: "png", width: side, height: side };
      expect(await sharp(picture).metadata()).toMatchObject(size);
      expect(await middleOf(picture, side)).toEqual(RED);
    }
    expect(await middleOf(Buffer.from(await phone.arrayBuffer()), 180)).toEqual(RED);
    // The product's own file is one of the same kind.
    expect([...picturesIn(await productsOwn("favicon.ico")).keys()]).toEqual([16, 32, 48]);
  });

  it("is a board's own there, and neither the site's nor another board's", async () => {
    const admin = await anAdmin();
    const [city, trade] = [await makeBoard({}, admin), await makeBoard({}, admin)];
    await onBoard(city, () => changeIcon(admin, DRAWING, aClient()));

    for (const file of ["favicon.ico", "apple-icon.png"]) {
      const [ofSite, ofTrade, ofCity] = [
        await bytesOf(file),
        await onBoard(trade, () => bytesOf(file)),
        await onBoard(city, () => bytesOf(file)),
      ];
      expect(ofTrade).toEqual(ofSite);
      expect(ofCity).not.toEqual(ofSite);
    }
  });

  it("deletes the mark before it, and gives the product's own back", async () => {
    const admin = await anAdmin();
    const { icon } = await changeIcon(admin, DRAWING, aClient());
    const second = await changeIcon(admin, await sharp(DRAWING).png().toBuffer(), aClient());
    expect(await readFile("brand", icon)).toBeNull();
    const kept = await readFile("brand", second.icon);
    expect(kept && (await buffer(kept.stream)).subarray(1, 4).toString()).toBe("PNG");

    await removeIcon(admin, aClient());
    await removeIcon(admin, aClient());

    expect(settingGroup("appearance").icon).toBe("");
    expect(await readFile("brand", second.icon)).toBeNull();
    // For pages that are still kept somewhere: the product's own mark, not for long.
    const own = await served(`icon-64.png?v=${second.icon}`);
    expect([own.status, own.headers.get("cache-control")]).toEqual([200, "public, max-age=60"]);
  });

  it("refuses a file that isn't a picture, and changes nothing", async () => {
    const admin = await anAdmin();
    for (const bytes of ["", "Hello", "<svg", "%PDF-1.7"]) {
      await expect(changeIcon(admin, Buffer.from(bytes), aClient())).rejects.toMatchObject({
        code: "invalid",
      });
    }
    expect(settingGroup("appearance").icon).toBe("");
  });

  it("is for admins with a second factor, and no one else", async () => {
    for (const actor of await noAdmins()) {
      await expect(changeIcon(actor, DRAWING, aClient())).rejects.toMatchObject({
        code: "forbidden",
      });
      await expect(removeIcon(actor, aClient())).rejects.toMatchObject({ code: "forbidden" });
    }
  });
});
