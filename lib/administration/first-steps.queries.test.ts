import { afterEach, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { forgetSettings, loadSettings } from "@/lib/platform/settings";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { anAdmin } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { readFirstSteps } from "./first-steps.queries";

setUpDatabase();

const before = { ...env() };
afterEach(() => {
  forgetSettings();
  delete env().SITE_NAME;
  Object.assign(env(), { SMTP_URL: before.SMTP_URL, SITE_URL: before.SITE_URL });
});

const NOTHING = {
  ...{ isNamed: false, hasMark: false, hasPages: false },
  ...{ hasSource: false, sendsMail: false, hasAddress: false },
};

it("finds nothing done on a new site", async () => {
  expect(await readFirstSteps(await anAdmin())).toEqual(NOTHING);
});

it("finds each completed step by the state of the site", async () => {
  const text = { title: "About", summary: "Us.", body: "We." };
  await db.siteSetting.createMany({
    data: [
      { name: "siteName", value: "Quayside" },
      { name: "appearance", value: { icon: `${"a".repeat(43)}.png` } },
    ],
  });
  await loadSettings();
  await db.contentPage.create({ data: { name: "about", ...text } });
  await db.source.create({ data: { name: "City of Example" } });
  Object.assign(env(), { SMTP_URL: "smtp://mail.example", SITE_URL: "https://jobs.example" });

  expect(Object.values(await readFirstSteps(await anAdmin()))).toEqual(Array(6).fill(true));
});

it("accepts a name set by the environment as the site's own", async () => {
  env().SITE_NAME = "Quayside";

  expect(await readFirstSteps(await anAdmin())).toEqual({ ...NOTHING, isNamed: true });
});

it("refuses anyone but an admin", async () => {
  const seeker = await asActor(await makeUser());

  await expect(readFirstSteps(seeker)).rejects.toMatchObject({ code: "forbidden" });
});
