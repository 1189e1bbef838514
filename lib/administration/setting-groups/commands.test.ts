import { afterEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { forgetSettings, loadSettings, settingGroup } from "@/lib/platform/settings";
import { site } from "@/lib/platform/site";
import { DEFAULT_APPEARANCE } from "@/lib/shared/appearance/defaults";
import { mailFooter } from "@/lib/shared/formats/mail-footer";
import { DEFAULT_WORDS } from "@/lib/shared/words/defaults";
import { WORD_SECTIONS } from "@/lib/shared/words/sections";
import { aClient } from "@/lib/testing/accounts";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { changeGroup } from "./commands";
import { getGroup } from "./queries";
import { appearanceInput, discoveryInput, featuresInput, wordsInput } from "./schema";

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

  it("changes what is given everywhere, and records it in the audit log", async () => {
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

  it("keeps what others changed, and stores no defaults", async () => {
    await Promise.all([change({ accent: "#2fa84f" }), change({ corners: "round" })]);
    expect(await stored()).toEqual({ accent: "#2fa84f", corners: "round" });

    await change({ corners: DEFAULT_APPEARANCE.corners });
    expect(await stored()).toEqual({ accent: "#2fa84f" });
  });

  it("writes and logs nothing for unchanged parts", async () => {
    await change({ corners: "soft" });

    expect(await db.auditEntry.count()).toBe(0);
  });

  it("treats a stored part that is no longer valid as not set", async () => {
    const value = { accent: "teal", corners: "round", ofAnOlderRelease: 1 };
    await db.siteSetting.create({ data: { name: "appearance", value } });
    await loadSettings();

    expect(settingGroup("appearance")).toEqual({ ...DEFAULT_APPEARANCE, corners: "round" });
  });

  it.each([
    { accent: "teal" },
    { accent: "#0b7a75;}</style><script>" },
    { corners: "wavy" },
    { fonts: "comic" },
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

describe("wordsInput", () => {
  it("changes texts, as one line each, for pages and emails", async () => {
    const input = wordsInput.parse({ tagline: " Work\nup high ", mailLine: "Almwerk, Oberstdorf" });
    const now = await changeGroup(await anAdmin(), { name: "words", input }, aClient());

    expect(now).toEqual({ ...DEFAULT_WORDS, tagline: "Work up high", mailLine: input.mailLine });
    expect(site()).toMatchObject({ tagline: "Work up high", mailLine: "Almwerk, Oberstdorf" });
    expect(mailFooter(site(), {}).at(-1)).toBe("Almwerk, Oberstdorf");
  });

  it("refuses an empty text, one that is too long, and an unknown one", () => {
    for (const wrong of [{ tagline: "" }, { gridTitle: "x".repeat(81) }, { heading: "x" }]) {
      expect(wordsInput.safeParse(wrong).success).toBe(false);
    }
    expect(wordsInput.safeParse({ mailLine: "" }).success).toBe(true);
  });

  it("offers every text once", () => {
    const offered = WORD_SECTIONS.flatMap(({ words }) => words.map(([name]) => name));

    expect(offered.toSorted()).toEqual(Object.keys(DEFAULT_WORDS).toSorted());
  });
});

describe("discoveryInput", () => {
  const given = {
    analytics: "off",
    analyticsScript: "",
    analyticsSite: "",
    googleVerification: "",
    bingVerification: "",
    robotsPaths: [],
    robotsBlocked: [],
  };

  it("accepts an unfilled form, and values as search consoles show them", async () => {
    const input = discoveryInput.parse({
      ...given,
      googleVerification: " dQw4w9WgXcQ_-x ",
      robotsPaths: ["/career"],
      robotsBlocked: ["GPTBot"],
      analyticsReportsTo: [" Gateway.umami.is "],
    });
    const now = await changeGroup(await anAdmin(), { name: "discovery", input }, aClient());

    expect(now).toEqual({ ...input, googleVerification: "dQw4w9WgXcQ_-x" });
    expect(input.analyticsReportsTo).toEqual(["gateway.umami.is"]);
    expect(discoveryInput.parse(given).analyticsReportsTo).toEqual([]);
    expect(settingGroup("discovery")).toEqual(now);
  });

  it.each([
    [{ analytics: "umami" }, "analyticsSite"],
    [{ analytics: "other" }, "analyticsScript"],
    [{ analyticsScript: "http://count.example.org/x.js" }, "analyticsScript"],
    [{ analyticsScript: "https://localhost/x.js" }, "analyticsScript"],
    [{ analyticsScript: "https://x.example/; script-src *" }, "analyticsScript"],
    [{ googleVerification: '"><script>' }, "googleVerification"],
    [{ robotsPaths: ["/a\nAllow: /"] }, "robotsPaths"],
    [{ robotsBlocked: ["*\nAllow: /"] }, "robotsBlocked"],
  ])("refuses %j", (wrong, field) => {
    const parsed = discoveryInput.safeParse({ ...given, ...wrong });

    expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  it.each([
    ...["*.umami.is", "*", "localhost", "10.0.0.1", "[::1]", "count.internal", "x.example:81"],
    ...["http://x.example", "x.example/in", "x.example; script-src *", ""],
  ])("doesn't let pages report to %j as a host", (host) => {
    expect(discoveryInput.safeParse({ ...given, analyticsReportsTo: [host] }).success).toBe(false);
  });

  it("lets pages report to five hosts at most", () => {
    const hosts = ["a", "b", "c", "d", "e", "f"].map((name) => `${name}.example.org`);
    const isTaken = (analyticsReportsTo: string[]) =>
      discoveryInput.safeParse({ ...given, analyticsReportsTo }).success;

    expect([isTaken(hosts.slice(0, 5)), isTaken(hosts)]).toEqual([true, false]);
  });
});

describe("the features", () => {
  it.each([
    [{ internships: "no" }, "internships"],
    [{ hiddenTypes: ["permanent"] }, "hiddenTypes"],
    [
      { hiddenTypes: ["full_time", "part_time", "contract", "freelance", "internship"] },
      "hiddenTypes",
    ],
    [{ holidays: true }, undefined],
  ])("refuses %j", (given, field) => {
    const parsed = featuresInput.safeParse(given);
    expect(parsed.success).toBe(false);
    expect(parsed.error?.issues[0]?.path[0]).toBe(field);
  });

  it("are changed one by one, each name once", async () => {
    const changeFeatures = async (given: object) =>
      changeGroup(
        await anAdmin(),
        { name: "features", input: featuresInput.parse(given) },
        aClient(),
      );
    await changeFeatures({ blog: false });
    const now = await changeFeatures({ hiddenTypes: ["internship", "freelance", "freelance"] });

    expect(now).toMatchObject({
      blog: false,
      companies: true,
      hiddenTypes: ["freelance", "internship"],
    });
    expect(await db.auditEntry.findMany({ orderBy: { id: "asc" } })).toMatchObject([
      { action: "features.changed", details: { blog: "off" } },
      { action: "features.changed", details: { hiddenTypes: "changed" } },
    ]);
  });
});
