import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { GET } from "@/app/brand/[file]/route";
import { forgetSettings, settingGroup } from "@/lib/platform/settings";
import { site } from "@/lib/platform/site";
import { readFile } from "@/lib/platform/storage/storage";
import { aClient } from "@/lib/testing/accounts";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { changeIcon, removeIcon } from "./icon.commands";

setUpDatabase();
afterEach(forgetSettings);

const DRAWING = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><script>x</script><rect width="20" height="10" fill="#ff0000"/></svg>',
);
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
      const picture = sharp(Buffer.from(await response.arrayBuffer()));
      expect(await picture.metadata()).toMatchObject({ format: "png", width: side, height: side });
      const middle = await picture
        .extract({ left: side / 2, top: side / 2, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer();
      expect([...middle]).toEqual([255, 0, 0]);
    }
    expect((await served("icon-65.png")).status).toBe(404);
  });

  it("deletes the previous mark, and restores the product's own", async () => {
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
