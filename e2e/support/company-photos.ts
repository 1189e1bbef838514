import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import type { OwnPictures } from "@/lib/companies/pictures/schema";
import { main } from "./account-forms";
import { anOwnCompany, companyPath } from "./companies";
import { expect, type Fixtures } from "./fixtures";
import type { Person } from "./people";
import { callAs } from "./sent-applications";

/** A picture of this size, its left half red and its right half blue, drawn by the browser. */
async function aPicture(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([wide = 1, high = 1]) => {
      const canvas = document.createElement("canvas");
      canvas.width = wide;
      canvas.height = high;
      const context = canvas.getContext("2d");
      if (!context) throw new Error("There is no canvas.");
      context.fillStyle = "red";
      context.fillRect(0, 0, wide / 2, high);
      context.fillStyle = "blue";
      context.fillRect(wide / 2, 0, wide / 2, high);
      return canvas.toDataURL("image/png");
    },
    [width, height],
  );
  return Buffer.from(url.split(",")[1] ?? "", "base64");
}

/** Chooses a drawn picture of this size at the button with this label. */
export async function choose(
  page: Page,
  label: string,
  [width, height]: [number, number],
): Promise<void> {
  const buffer = await aPicture(page, width, height);
  await page.getByLabel(label).setInputFiles({ name: "quay.png", mimeType: "image/png", buffer });
}

export const dialog = (page: Page) => page.getByRole("dialog");
/** What the photos in the editor are said to show. */
export const described = (page: Page) =>
  main(page).getByRole("list", { name: "Photos" }).locator("p:not(.help)");

/** Adds a photo in the editor. */
export async function addPhoto(page: Page, alt: string, caption = ""): Promise<void> {
  await choose(page, "Add Photo", [900, 600]);
  await dialog(page).getByLabel("What does the picture show?").fill(alt);
  await dialog(page).getByLabel("Caption").fill(caption);
  await dialog(page).getByRole("button", { name: "Save Photo" }).click();
  await expect(dialog(page)).toHaveCount(0);
}

type PhotoMeans = Pick<Fixtures, "aMember" | "sql"> & { page: Page };

/** Logs in the owner of a company whose page has these photos; returns them, its name and id. */
export async function aCompanyWithPhotos(
  { page, aMember, sql }: PhotoMeans,
  photos: readonly (readonly [alt: string, caption?: string])[],
): Promise<{ owner: Person; name: string; id: string }> {
  const company = await anOwnCompany({ aMember, sql });
  await page.goto("/employer/profile");
  for (const [alt, caption] of photos) await addPhoto(page, alt, caption);
  await expect(described(page)).toHaveText(photos.map(([alt]) => alt));
  return company;
}

/** A photo on the public page, by what it shows. */
export const photoLink = (page: Page, alt: string) => main(page).getByRole("link", { name: alt });

/** Opens the public page once it shows this photo. */
export async function openCompany(page: Page, name: string, alt: string): Promise<void> {
  await expect(async () => {
    await page.goto(companyPath(name));
    await expect(photoLink(page, alt)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}

/** A cover and a photo, uploaded as an owner does. */
export async function coverAndPhoto(request: APIRequestContext, owner: Person, companyId: string) {
  const call = callAs(request, owner);
  const create = { width: 2400, height: 1600, channels: 3, background: "#3a6ea5" } as const;
  const picture = await sharp({ create }).png().toBuffer();
  const path = `/api/companies/${companyId}/pictures`;
  await call("PUT", `${path}/cover`, picture);
  const answer = await call("POST", `${path}/photos?alt=A+quay`, picture);
  const { cover, photos } = (await answer.json()) as OwnPictures;
  return { pictureId: `${cover?.id}`, photoId: `${photos[0]?.id}` };
}
