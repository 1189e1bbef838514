import { expect, it } from "vitest";
import { findCompanyForAdmin } from "@/lib/companies/administration.queries";
import { changeLogo } from "@/lib/companies/logos.commands";
import { addPhoto, changeCover, choosePart } from "@/lib/companies/pictures/commands";
import { findPictures, readOwnPictures } from "@/lib/companies/pictures/queries";
import { coverQuery, partInput, photoQuery } from "@/lib/companies/pictures/schema";
import { db } from "@/lib/platform/db/client";
import { anAdmin } from "@/lib/testing/admins";
import { aMemberOf } from "@/lib/testing/applications/making";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { aPicture } from "@/lib/testing/pictures";
import { setUpStorage } from "@/lib/testing/storage";
import { takeDownLogo, takeDownPicture } from "./decisions.commands";
import { listDecisions } from "./decisions.queries";
import { changeCompanySuspension } from "./suspension.commands";

setUpDatabase();
const storage = setUpStorage();

const REASON = "It shows a telephone number.";

async function setUp() {
  const companyId = await makeCompany();
  const owner = await aMemberOf(companyId, "owner");
  const bytes = await aPicture("png", { width: 1200, height: 800 });
  await changeCover(owner, companyId, { bytes, ...coverQuery.parse({}) });
  for (const alt of ["one", "two", "three"]) {
    await addPhoto(owner, companyId, { bytes, ...photoQuery.parse({ alt }) });
  }
  const admin = await anAdmin();
  const { pictures } = (await findCompanyForAdmin(admin, companyId)) ?? { pictures: [] };
  return { companyId, owner, admin, pictures };
}

it("removes one picture permanently, with a reason that is recorded and sent", async () => {
  const { companyId, owner, admin, pictures } = await setUp();
  const [cover, one] = pictures;
  expect(pictures.map(({ alt }) => alt)).toEqual(["", "one", "two", "three"]);
  await choosePart(owner, { companyId, pictureId: one?.id ?? "" }, partInput.parse({ zoom: 2 }));

  await takeDownPicture(admin, { companyId, pictureId: one?.id ?? "" }, REASON);
  await takeDownPicture(admin, { companyId, pictureId: cover?.id ?? "" }, REASON);

  await expect.poll(async () => (await findPictures(companyId)).cover).toBeNull();
  const { photos } = await readOwnPictures(owner, companyId);
  expect(photos.map(({ alt }) => alt)).toEqual(["two", "three"]);
  const rows = await db.companyPicture.findMany({ where: { companyId } });
  expect(rows.map(({ position }) => position).sort()).toEqual([0, 1]);
  expect(await storage.list()).toHaveLength(6);
  const decision = { kind: "picture_removed", title: "Picture removed", reason: REASON };
  expect(await listDecisions(admin, { companyId })).toMatchObject([decision, decision]);
  expect(await queuedEvents("moderation.decided")).toHaveLength(2);
  const logged = await db.auditEntry.findMany({
    where: { action: "company.picture_taken_down" },
    orderBy: { at: "asc" },
  });
  expect(logged).toMatchObject([
    { actorId: admin.id, targetId: companyId, details: { isCover: false } },
    { actorId: admin.id, targetId: companyId, details: { isCover: true } },
  ]);
});

it("can remove a picture while the company is suspended", async () => {
  const { companyId, admin, pictures } = await setUp();
  await changeCompanySuspension(admin, companyId, { isSuspended: true, reason: "Not a company." });
  await takeDownPicture(admin, { companyId, pictureId: pictures[0]?.id ?? "" }, REASON);
  expect((await findCompanyForAdmin(admin, companyId))?.pictures).toHaveLength(3);
});

it("is only for admins, and for pictures of that company", async () => {
  const { companyId, owner, admin, pictures } = await setUp();
  const pictureId = pictures[1]?.id ?? "";
  const other = await makeCompany();
  for (const [actor, place, code] of [
    [owner, companyId, "forbidden"],
    [admin, other, "not_found"],
    [admin, companyId, undefined],
    [admin, companyId, "not_found"],
  ] as const) {
    const removal = takeDownPicture(actor, { companyId: place, pictureId }, REASON);
    if (code) await expect(removal).rejects.toMatchObject({ code });
    else await removal;
  }
});

it("removes a logo permanently, even of a suspended company, and says why", async () => {
  const companyId = await makeCompany();
  const owner = await aMemberOf(companyId, "owner");
  await changeLogo(owner, companyId, await aPicture("png"));
  const admin = await anAdmin();
  expect((await findCompanyForAdmin(admin, companyId))?.logoUrl).toMatch(/^\/media\/logos\//);
  await changeCompanySuspension(admin, companyId, { isSuspended: true, reason: "Not a company." });

  await expect(takeDownLogo(owner, companyId, REASON)).rejects.toMatchObject({ code: "forbidden" });
  await takeDownLogo(admin, companyId, REASON);

  expect((await findCompanyForAdmin(admin, companyId))?.logoUrl).toBeNull();
  expect(await storage.list()).toEqual([]);
  const [decision] = await listDecisions(admin, { companyId });
  expect(decision).toMatchObject({ kind: "logo_removed", title: "Logo removed", reason: REASON });
  const logged = await db.auditEntry.findMany({ where: { action: "company.logo_taken_down" } });
  expect(logged).toMatchObject([{ actorId: admin.id, targetId: companyId }]);
  await expect(takeDownLogo(admin, companyId, REASON)).rejects.toMatchObject({ code: "not_found" });
});
