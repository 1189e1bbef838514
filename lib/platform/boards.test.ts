import { afterEach, describe, expect, it } from "vitest";
import { changeGroup } from "@/lib/administration/setting-groups/commands";
import { changeSettings } from "@/lib/administration/settings.commands";
import { getSettings } from "@/lib/administration/settings.queries";
import { requireSameOrigin } from "@/lib/http/origin";
import { aClient } from "@/lib/testing/accounts";
import { anAdmin } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { makeBoard } from "@/lib/testing/factories";
import { currentBoard, currentBoardId, namedHost, onBoard, onEveryBoard } from "./boards";
import { cached, cacheReads } from "./caching/cache";
import { db } from "./db/client";
import { forgetSettings, settingGroup, siteSettings } from "./settings";
import { site } from "./site";

setUpDatabase();
afterEach(forgetSettings);

describe("namedHost", () => {
  it("treats every host as the site's while there are no boards", () => {
    for (const host of [undefined, "", "anything.example.org", "10.0.0.1:3000"]) {
      expect(namedHost(host)).toEqual({ boardId: null });
    }
  });

  it("recognises the site and its boards only by their hosts, once there are boards", async () => {
    const boardId = await makeBoard({ host: "leeds.example.org" });
    const other = await makeBoard({ host: "york.example.org:8443" });

    for (const host of ["leeds.example.org", "LEEDS.example.org", "leeds.example.org:443"]) {
      expect(namedHost(host)).toEqual({ boardId });
    }
    expect(namedHost("york.example.org:8443")).toEqual({ boardId: other });
    for (const host of ["localhost:3000", "localhost"]) {
      expect(namedHost(host)).toEqual({ boardId: null });
    }
    for (const host of [
      undefined,
      "",
      "york.example.org",
      "leeds.example.org:8443",
      "leeds.example.org.evil.test",
      "example.org",
      "127.0.0.1",
    ]) {
      expect(namedHost(host)).toBe("unknown");
    }
  });
});

describe("a board's own", () => {
  it("name, address and appearance are independent of the site's", async () => {
    const admin = await anAdmin();
    await changeGroup(admin, { name: "appearance", input: { accent: "#123456" } }, aClient());
    const boardId = await makeBoard({ name: "Leeds Jobs", host: "leeds.example.org" }, admin);
    const words = { tagline: "Work in Leeds" };
    await onBoard(boardId, async () => {
      const { accent } = settingGroup("appearance");
      expect(accent).not.toBe("#123456");
      await changeGroup(admin, { name: "words", input: words }, aClient());
      await changeSettings(admin, { siteName: "Leeds & York" }, aClient());
      expect(site()).toMatchObject({
        name: "Leeds & York",
        url: "http://leeds.example.org",
        tagline: "Work in Leeds",
      });
    });

    expect(siteSettings().siteName).toBe("Jobharbor");
    expect(site().tagline).not.toBe("Work in Leeds");
    expect(settingGroup("appearance").accent).toBe("#123456");
    expect(await db.board.findUnique({ where: { id: boardId } })).toMatchObject({
      name: "Leeds & York",
      settings: { words },
    });
    expect(await db.auditEntry.findFirst({ where: { action: "words.changed" } })).toMatchObject({
      targetType: "board",
      targetId: boardId,
    });
  });

  it("setting groups can be changed by its admins, and nothing else can", async () => {
    const admin = await anAdmin();
    const runner = await anAdmin({ email: "runner@example.org" });
    const boardId = await makeBoard({ admins: ["runner@example.org"] }, admin);
    const elsewhere = await makeBoard({}, admin);
    const limited = { ...runner, boardIds: [boardId] };
    const change = (name: "words" | "features", input: object) =>
      changeGroup(limited, { name, input }, aClient());
    const refused = { code: "forbidden" };

    await onBoard(boardId, async () => {
      expect(await change("words", { tagline: "Ours" })).toMatchObject({ tagline: "Ours" });
      expect((await changeSettings(limited, { siteName: "Ours" }, aClient())).values).toMatchObject(
        {
          siteName: "Ours",
        },
      );
      await expect(change("features", { blog: false })).rejects.toMatchObject(refused);
      await expect(
        changeSettings(limited, { siteName: "x", moderation: "off" }, aClient()),
      ).rejects.toMatchObject(refused);
    });
    for (const other of [null, elsewhere]) {
      await onBoard(other, async () => {
        await expect(change("words", { tagline: "Theirs" })).rejects.toMatchObject(refused);
        await expect(getSettings(limited)).rejects.toMatchObject(refused);
      });
    }
  });

  it("cached values are separate, unless they are the same everywhere", async () => {
    const boardId = await makeBoard();
    const options = { droppedBy: [], maxEntries: 1, maxAgeMs: 60_000 };
    const load = async (key: string) => `${key} of ${currentBoard()?.id ?? "the site"}`;
    const own = cached({ ...options, name: "test.boards-own", load });
    const shared = cached({ ...options, name: "test.boards-shared", isShared: true, load });
    const read = async (board: string | null) =>
      onBoard(board, async () => [await own("a"), await shared("a")]);

    expect(await read(null)).toEqual(["a of the site", "a of the site"]);
    expect((await read(boardId))[0]).toBe(`a of ${boardId}`);
    expect((await read(null))[0]).toBe("a of the site");
    expect(cacheReads().get("test.boards-own")).toBeDefined();
  });
});

it("runs for the site and then for each board", async () => {
  const ids = [await makeBoard(), await makeBoard()];
  const seen: (string | null)[] = [];
  await onEveryBoard(async () => {
    seen.push(currentBoardId());
  });

  expect(seen).toEqual([null, ...ids]);
});

it("falls back to the site for a board that has been deleted", async () => {
  expect(onBoard("00000000-0000-7000-8000-000000000000", currentBoard)).toBeNull();
});

it("accepts writes from a board's own pages only at that board", async () => {
  const boardId = await makeBoard({ host: "leeds.example.org" });
  const write = (origin: string) =>
    requireSameOrigin(
      new Request("http://x/api/saved-jobs", {
        method: "POST",
        headers: { origin, host: "leeds.example.org", cookie: "next-auth.session-token=x" },
      }),
    );
  await onBoard(boardId, async () => {
    await write("http://leeds.example.org");
    await expect(write("http://localhost:3000")).rejects.toMatchObject({ code: "forbidden" });
  });
  await expect(write("http://leeds.example.org")).rejects.toMatchObject({ code: "forbidden" });
});
