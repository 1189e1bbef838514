import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { GET } from "@/app/brand/[file]/route";
import { GET as getMedia } from "@/app/media/[folder]/[key]/route";
import { forgetSettings, settingGroup } from "@/lib/platform/settings";
import { site } from "@/lib/platform/site";
import { readFile } from "@/lib/platform/storage/storage";
import { DEFAULT_APPEARANCE } from "@/lib/shared/appearance/defaults";
import { heroPicture } from "@/lib/shared/appearance/hero-picture";
import { aClient } from "@/lib/testing/accounts";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { changeBrandPicture, removeBrandPicture } from "./brand-pictures.commands";
import { appearanceInput, BRAND_PICTURES } from "./schema";

setUpDatabase();
afterEach(forgetSettings);

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60"><script>x</script><rect width="300" height="60" fill="#ff0000"/></svg>',
);
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#336699" } })
    .withExif({ IFD0: { Copyright: "Someone" } })
    .jpeg()
    .toBuffer();
const served = (path: string) =>
  GET(new Request(`http://site.test${path}`), {
    params: Promise.resolve({ file: path.split("/").at(-1)?.split("?", 1)[0] ?? "" }),
  });
const servedMedia = (path: string) => {
  const [, , folder = "", key = ""] = path.split("/");
  return getMedia(new Request(`http://site.test${path}`), {
    params: Promise.resolve({ folder, key }),
  });
};
const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const change = async (picture: (typeof BRAND_PICTURES)[number], bytes: Uint8Array) =>
  changeBrandPicture(await anAdmin(), { picture, bytes }, aClient());

describe("changeBrandPicture", () => {
  it("keeps a drawing as a logo, with its own shape and its size on a page", async () => {
    const { logo } = await change("logo", LOGO);

    expect(logo).toMatchObject({ width: 160, height: 32 });
    expect(settingGroup("appearance")).toEqual({ ...DEFAULT_APPEARANCE, logo });
    const response = await served(`/brand/logo.png?v=${logo?.file}`);
    expect(response.headers.get("cache-control")).toContain("immutable");
    const drawn = sharp(await bodyOf(response));
    expect(await drawn.metadata()).toMatchObject({ format: "png", width: 480, height: 96 });
    expect((await served("/brand/logo-dark.png")).status).toBe(404);
  });

  it("gives emails the logos once there is one for each ground", async () => {
    await change("logo", LOGO);
    expect(site().logos).toBeUndefined();
    const { logo, logoDark } = await change("logo-dark", LOGO);
    expect(site().logos).toEqual({ light: logo, dark: logoDark });
  });

  it("keeps a photo in two sizes, and nothing else from its file", async () => {
    const { picture } = await change("hero", await photo(3000, 1500));

    expect(picture?.width).toBe(2400);
    const shown = heroPicture({ ...settingGroup("appearance"), scene: "picture" });
    const paths = shown?.image.srcSet?.split(", ").map((one) => one.split(" ")[0] ?? "") ?? [];
    const sizes = await Promise.all(
      paths.map(async (path) => {
        const { format, width, exif } = await sharp(
          await bodyOf(await servedMedia(path)),
        ).metadata();
        return [format, width, exif];
      }),
    );
    expect(sizes).toEqual([
      ["webp", 1200, undefined],
      ["webp", 2400, undefined],
    ]);
  });

  it("deletes the files of a replaced picture, and of a removed one", async () => {
    const { picture: first } = await change("hero", await photo(1200, 600));
    const { picture: second } = await change("hero", await photo(1300, 600));
    expect(await readFile("brand", first?.file ?? "")).toBeNull();
    expect(await readFile("brand", first?.small ?? "")).toBeNull();
    expect(await readFile("brand", second?.small ?? "")).not.toBeNull();

    const admin = await anAdmin();
    await removeBrandPicture(admin, "hero", aClient());
    await removeBrandPicture(admin, "hero", aClient());
    expect(settingGroup("appearance").picture).toBeNull();
    expect(await readFile("brand", second?.file ?? "")).toBeNull();
    expect((await servedMedia(`/media/brand/${second?.file}`)).status).toBe(404);
  });

  it.each([
    ["hero", () => photo(1199, 600), /at least 1200/],
    ["hero", () => photo(1300, 1400), /higher than wide/],
    ["hero", async () => LOGO, /JPEG, PNG, WebP/],
    ["logo", async () => Buffer.from("%PDF-1.7"), /SVG, PNG/],
    ["logo-dark", async () => Buffer.alloc(0), /empty/],
  ] as const)("refuses a wrong file for %s, and changes nothing", async (picture, make, why) => {
    await expect(change(picture, await make())).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringMatching(why),
    });
    expect(settingGroup("appearance")).toEqual(DEFAULT_APPEARANCE);
  });

  it("is for admins with a second factor, and no one else", async () => {
    for (const actor of await noAdmins()) {
      for (const picture of BRAND_PICTURES) {
        const given = changeBrandPicture(actor, { picture, bytes: LOGO }, aClient());
        await expect(given).rejects.toMatchObject({ code: "forbidden" });
        const removed = removeBrandPicture(actor, picture, aClient());
        await expect(removed).rejects.toMatchObject({ code: "forbidden" });
      }
    }
  });
});

it("uses no stored file for a call that uploads none", () => {
  const logo = { file: `${"a".repeat(43)}.png`, width: 100, height: 32 };
  for (const input of [{ logo }, { logoDark: null }, { picture: null }]) {
    expect(appearanceInput.safeParse(input).success).toBe(false);
  }
  expect(appearanceInput.parse({ scene: "ward", pictureAlt: " The\nquay " })).toEqual({
    scene: "ward",
    pictureAlt: "The quay",
  });
  expect(appearanceInput.safeParse({ pictureAlt: "x".repeat(151) }).success).toBe(false);
});
