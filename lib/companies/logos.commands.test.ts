import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { sweepFiles } from "@/lib/accounts/privacy/personal-data.commands";
import { findCompany } from "@/lib/companies/queries";
import { db } from "@/lib/platform/db/client";
import { readFile, storeFile } from "@/lib/platform/storage/storage";
import { aMemberOf } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { aPicture } from "@/lib/testing/pictures";
import { setUpStorage } from "@/lib/testing/storage";
import { changeLogo, removeLogo } from "./logos.commands";

setUpDatabase();
const storage = setUpStorage();

async function keyOf(companyId: string): Promise<string> {
  return (await db.company.findUniqueOrThrow({ where: { id: companyId } })).logoKey ?? "";
}

describe("a logo", () => {
  it("is re-encoded, uncropped, and shown on the public page", async () => {
    const companyId = await makeCompany("Quay");
    const owner = await aMemberOf(companyId, "owner");
    const wide = await sharp({
      create: { width: 1600, height: 400, channels: 4, background: "#0b7a7580" },
    })
      .png()
      .toBuffer();

    const { logoUrl } = await changeLogo(owner, companyId, wide);

    const file = await readFile("logos", await keyOf(companyId));
    const { format, width, height } = await sharp(
      file ? await buffer(file.stream) : undefined,
    ).metadata();
    expect({ format, width, height }).toEqual({ format: "webp", width: 512, height: 128 });
    expect(logoUrl).toBe(`/media/logos/${await keyOf(companyId)}`);
    expect((await findCompany("quay"))?.logoUrl).toBe(logoUrl);
  });

  it("replaces the previous one, even if two arrive at once, and can be removed", async () => {
    const companyId = await makeCompany();
    const owner = await aMemberOf(companyId, "owner");
    const picture = await aPicture("png");

    await Promise.all([
      changeLogo(owner, companyId, picture),
      changeLogo(owner, companyId, picture),
    ]);
    expect(await storage.list()).toEqual([await keyOf(companyId)]);

    await removeLogo(owner, companyId);
    await removeLogo(owner, companyId);
    expect(await storage.list()).toEqual([]);
  });

  it("can be changed only by owners, and must be a picture", async () => {
    const companyId = await makeCompany();
    const recruiter = await aMemberOf(companyId);
    const stranger = await aMemberOf(await makeCompany(), "owner");
    const owner = await aMemberOf(companyId, "owner");
    const picture = await aPicture("png");

    await expect(changeLogo(recruiter, companyId, picture)).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(changeLogo(stranger, companyId, picture)).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(
      changeLogo(owner, companyId, Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")),
    ).rejects.toMatchObject({ code: "invalid", fields: { picture: [expect.any(String)] } });
    expect(await storage.list()).toEqual([]);
  });

  it("is deleted when no company uses it", async () => {
    const companyId = await makeCompany();
    await changeLogo(await aMemberOf(companyId, "owner"), companyId, await aPicture("png"));
    await storeFile("logos", `${"a".repeat(43)}.webp`, Buffer.from("stray"));

    expect(await sweepFiles("logos", new Date(Date.now() + 2 * 3_600_000))).toBe(1);
    expect(await storage.list()).toEqual([await keyOf(companyId)]);
  });
});
