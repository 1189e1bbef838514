import { afterEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { forgetSettings, loadSettings, settingGroup } from "@/lib/platform/settings";
import { DEFAULT_APPEARANCE } from "@/lib/shared/appearance/defaults";
import { aClient } from "@/lib/testing/accounts";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { changeGroup } from "./commands";
import { getGroup } from "./queries";
import { appearanceInput } from "./schema";

setUpDatabase();
afterEach(forgetSettings);

const change = async (given: object) => {
  const input = appearanceInput.parse(given);
  return changeGroup(await anAdmin(), { name: "appearance", input }, aClient());
};
const stored = async () =>
  (await db.siteSetting.findUnique({ where: { name: "appearance" } }))?.value;

describe("changeGroup", () => {
  it("starts with the product's own look", async () => {
    expect(await getGroup(await anAdmin(), "appearance")).toEqual(DEFAULT_APPEARANCE);
  });

  it("changes what is given, for everything that asks, and says so in the log", async () => {
    const navigation = [{ label: "Living here", url: "https://allgaeu.example/living" }];
    const now = await change({ accent: " #2FA84F ", headline: "Work  up\nhigh", navigation });

    const expected = { accent: "#2fa84f", headline: "Work up high", navigation };
    expect(now).toEqual({ ...DEFAULT_APPEARANCE, ...expected });
    expect(settingGroup("appearance")).toEqual(now);
    expect(await stored()).toEqual(expected);
    expect(await db.auditEntry.findMany()).toMatchObject([
      {
        action: "appearance.changed",
        details: { accent: "#2fa84f", headline: "Work up high", navigation: "changed" },
      },
    ]);
  });

  it("keeps what others changed, and nothing that is the default again", async () => {
    await Promise.all([change({ accent: "#2fa84f" }), change({ corners: "round" })]);
    expect(await stored()).toEqual({ accent: "#2fa84f", corners: "round" });

    await change({ corners: DEFAULT_APPEARANCE.corners });
    expect(await stored()).toEqual({ accent: "#2fa84f" });
  });

  it("writes and logs nothing for unchanged parts", async () => {
    await change({ corners: "soft" });

    expect(await db.auditEntry.count()).toBe(0);
  });

  it("treats a stored part that is no longer valid as unset", async () => {
    const value = { accent: "teal", corners: "round", ofAnOlderRelease: 1 };
    await db.siteSetting.create({ data: { name: "appearance", value } });
    await loadSettings();

    expect(settingGroup("appearance")).toEqual({ ...DEFAULT_APPEARANCE, corners: "round" });
  });

  it.each([
    { accent: "teal" },
    { accent: "#0b7a75;}</style><script>" },
    { corners: "wavy" },
    { headline: " " },
    { headline: "x".repeat(81) },
    { navigation: Array.from({ length: 6 }, (_, i) => ({ label: "Jobs", url: `/jobs${i}` })) },
    { navigation: [{ label: "", url: "/jobs" }] },
    { navigation: [{ label: "Evil", url: "javascript:alert(1)" }] },
    { navigation: [{ label: "Evil", url: "//evil.example" }] },
    { footer: [[{ label: "Plain", url: "http://old.example" }]] },
    { social: [{ label: "Ours", url: "/help" }] },
    { font: "Comic Sans" },
  ])("refuses %j", (input) => {
    expect(appearanceInput.safeParse(input).success).toBe(false);
  });

  it("is for admins with a second factor, and no one else", async () => {
    for (const actor of await noAdmins()) {
      const refused = changeGroup(
        actor,
        { name: "appearance", input: { corners: "round" } },
        aClient(),
      );
      await expect(refused).rejects.toMatchObject({ code: "forbidden" });
      await expect(getGroup(actor, "appearance")).rejects.toMatchObject({ code: "forbidden" });
    }
    expect(await db.siteSetting.count()).toBe(0);
  });
});
