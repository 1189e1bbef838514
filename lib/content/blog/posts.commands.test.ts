import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { deleteBoard } from "@/lib/jobs/boards/commands";
import { onBoard } from "@/lib/platform/boards";
import { dropCached } from "@/lib/platform/caching/cache";
import { db } from "@/lib/platform/db/client";
import { aClient } from "@/lib/testing/accounts";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeBoard } from "@/lib/testing/factories";
import { removeCover } from "./covers.commands";
import { findPostToEdit, listOwnPosts } from "./post-editing.queries";
import { createPost, deletePost, savePost } from "./posts.commands";
import { postsChanged } from "./posts.events";
import { findPost, listNewestPosts, listPostAddresses, listPosts } from "./posts.queries";
import { newPostInput, postInput } from "./posts.schema";

setUpDatabase();
beforeEach(() => dropCached());

const WHOLE = {
  title: "How to read a posting",
  summary: "What stands between the lines.",
  body: "## First\n\nRead it twice.\n\n## Then\n\nAsk.",
  author: "Owen Hale",
  tags: ["Applying"],
};
const aNew = (values: object = {}) => newPostInput.parse({ ...WHOLE, ...values });
const changed = (version: number, values: object = {}) =>
  postInput.parse({ ...WHOLE, version, ...values });
const HOUR_MS = 3_600_000;

describe("an article", () => {
  it("starts as a draft, which readers don't see", async () => {
    const admin = await anAdmin();

    const post = await createPost(admin, aNew({ summary: "", body: "" }));

    expect(post).toMatchObject({ slug: "how-to-read-a-posting", state: "draft", version: 1 });
    expect(await findPost(post.slug)).toBeNull();
    expect((await listPosts(null, 1)).posts).toEqual([]);
    expect(await listPostAddresses()).toEqual([]);
  });

  it("is published with everything that readers need", async () => {
    const admin = await anAdmin();

    const { id } = await createPost(admin, aNew({ publish: "now" }));

    expect(await findPost("how-to-read-a-posting")).toMatchObject({
      ...{ id, title: WHOLE.title, author: "Owen Hale", tags: ["applying"], minutes: 1 },
      cover: null,
      html: '<h2 id="first">First</h2>\n<p>Read it twice.</p>\n<h2 id="then">Then</h2>\n<p>Ask.</p>',
      more: [],
    });
    expect(await listPosts(null, 1)).toMatchObject({
      total: 1,
      pageCount: 1,
      tags: [{ tag: "applying", count: 1 }],
    });
    expect(await listNewestPosts(5)).toHaveLength(1);
    expect(await queuedEvents(postsChanged.name)).toEqual([{ postIds: [id] }]);
    expect(await db.auditEntry.findMany({ where: { action: "post.created" } })).toEqual([
      expect.objectContaining({ actorId: admin.id, targetId: id, details: { state: "live" } }),
    ]);
  });

  it("waits for its publication time", async () => {
    const admin = await anAdmin();
    const publishAt = new Date(Date.now() + HOUR_MS).toISOString();
    const { id, slug, state } = await createPost(admin, aNew({ publish: "at", publishAt }));

    expect(state).toBe("scheduled");
    expect(await findPost(slug)).toBeNull();

    await db.post.update({ where: { id }, data: { publishedAt: new Date(Date.now() - 1000) } });
    dropCached(postsChanged.name);
    expect(await findPost(slug)).toMatchObject({ id });
  });

  it("keeps its time when it is changed, and can be unpublished", async () => {
    const admin = await anAdmin();
    const { id, publishedAt } = await createPost(admin, aNew({ publish: "now" }));

    const second = await savePost(admin, id, changed(1, { title: "Other", publish: "now" }));
    expect(second).toMatchObject({ publishedAt, slug: "how-to-read-a-posting", version: 2 });

    expect(await savePost(admin, id, changed(2))).toMatchObject({ state: "draft" });
    dropCached(postsChanged.name);
    expect(await findPost("how-to-read-a-posting")).toBeNull();
  });

  it("has a unique address, whatever its title", async () => {
    const admin = await anAdmin();
    const [first, second] = await Promise.all([
      createPost(admin, aNew()),
      createPost(admin, aNew()),
    ]);
    const foreign = await createPost(admin, aNew({ title: "नौकरी कैसे ढूँढें" }));

    expect([first.slug, second.slug].sort()).toEqual([
      "how-to-read-a-posting",
      "how-to-read-a-posting-2",
    ]);
    expect(foreign.slug).toBe("article");
    await expect(createPost(admin, aNew({ slug: "article" }))).rejects.toMatchObject({
      code: "invalid",
      fields: { slug: [expect.any(String)] },
    });
    expect(await savePost(admin, foreign.id, changed(1, { slug: "hindi" }))).toMatchObject({
      slug: "hindi",
    });
  });

  it("keeps the address that readers know", async () => {
    const admin = await anAdmin();
    const { id, slug } = await createPost(admin, aNew({ publish: "now" }));

    await expect(
      savePost(admin, id, changed(1, { slug: "another", publish: "now" })),
    ).rejects.toMatchObject({ code: "invalid", fields: { slug: [expect.any(String)] } });
    expect(await savePost(admin, id, changed(1, { slug, publish: "now" }))).toMatchObject({ slug });
  });

  it("lets one of two changes to the same version win", async () => {
    const admin = await anAdmin();
    const { id } = await createPost(admin, aNew());

    const results = await Promise.allSettled([
      savePost(admin, id, changed(1, { title: "One" })),
      savePost(admin, id, changed(1, { title: "Two" })),
    ]);

    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(savePost(admin, id, changed(1))).rejects.toMatchObject({ code: "conflict" });
  });

  it("is created once, however often it is sent", async () => {
    const admin = await anAdmin();
    const id = randomUUID();

    await Promise.all([createPost(admin, aNew({ id })), createPost(admin, aNew({ id }))]);

    expect(await db.post.count()).toBe(1);
    expect(await db.auditEntry.count({ where: { action: "post.created" } })).toBe(1);
  });

  it("is deleted, and a repeat does nothing", async () => {
    const admin = await anAdmin();
    const { id, slug } = await createPost(admin, aNew({ publish: "now" }));
    await findPost(slug);

    await deletePost(admin, id);
    await deletePost(admin, id);
    dropCached(postsChanged.name);

    expect(await findPost(slug)).toBeNull();
    expect(await db.auditEntry.count({ where: { action: "post.deleted" } })).toBe(1);
    await expect(savePost(admin, id, changed(1))).rejects.toMatchObject({ code: "not_found" });
  });

  it("belongs to the board where it was written", async () => {
    const [admin, board] = [await anAdmin(), await makeBoard()];
    const ofSite = await createPost(admin, aNew({ title: "Of the site", publish: "now" }));
    const ofBoard = await onBoard(board, async () =>
      createPost(admin, aNew({ title: "Of the board", publish: "now" })),
    );
    const shownHere = async () => [
      ...(await listPosts(null, 1)).posts.map(({ title }) => title),
      ...(await listPosts(null, 1)).tags.map(({ count }) => count),
      ...(await listPostAddresses()).map(({ slug }) => slug),
      (await findPost("of-the-site"))?.title ?? null,
    ];

    expect(await shownHere()).toEqual(["Of the site", 1, "of-the-site", "Of the site"]);
    expect(await onBoard(board, shownHere)).toEqual(["Of the board", 1, "of-the-board", null]);
    expect((await listOwnPosts(admin, { page: 1 })).posts).toHaveLength(1);
    const missing = { code: "not_found" };
    await expect(savePost(admin, ofBoard.id, changed(1))).rejects.toMatchObject(missing);
    await expect(removeCover(admin, ofBoard.id)).rejects.toMatchObject(missing);
    await onBoard(board, async () => deletePost(admin, ofSite.id));
    expect(await db.post.count()).toBe(2);

    await deleteBoard(admin, board, aClient());
    expect((await db.post.findMany()).map(({ title }) => title)).toEqual(["Of the site"]);
  });

  it("may have the same address as another board's article", async () => {
    const [admin, board] = [await anAdmin(), await makeBoard()];
    const given = { slug: "first-day", publish: "now" };
    await createPost(admin, aNew({ ...given, title: "Of the site" }));
    await onBoard(board, async () => createPost(admin, aNew({ ...given, title: "Of the board" })));

    expect((await findPost("first-day"))?.title).toBe("Of the site");
    expect((await onBoard(board, async () => findPost("first-day")))?.title).toBe("Of the board");
    const again = onBoard(board, async () => createPost(admin, aNew(given)));
    await expect(again).rejects.toMatchObject({ fields: { slug: [expect.any(String)] } });
  });

  it("can be written only by admins", async () => {
    const { id } = await createPost(await anAdmin(), aNew());
    for (const stranger of await noAdmins()) {
      const refused = { code: "forbidden" };
      await expect(createPost(stranger, aNew())).rejects.toMatchObject(refused);
      await expect(savePost(stranger, id, changed(1))).rejects.toMatchObject(refused);
      await expect(deletePost(stranger, id)).rejects.toMatchObject(refused);
      await expect(findPostToEdit(stranger, id)).rejects.toMatchObject(refused);
      await expect(listOwnPosts(stranger, { page: 1 })).rejects.toMatchObject(refused);
    }
    expect(await db.post.count()).toBe(1);
  });
});

it("lists articles by state for admins, and by tag for readers", async () => {
  const admin = await anAdmin();
  const publishAt = new Date(Date.now() + HOUR_MS).toISOString();
  await createPost(admin, aNew({ title: "Draft" }));
  await createPost(admin, aNew({ title: "Later", publish: "at", publishAt }));
  await createPost(admin, aNew({ title: "Pay", tags: ["pay", "PAY "], publish: "now" }));
  await createPost(admin, aNew({ title: "Talks", tags: ["interviews"], publish: "now" }));

  const all = await listOwnPosts(admin, { page: 1 });
  const waiting = await listOwnPosts(admin, { state: "scheduled", page: 1 });

  expect(all.counts).toEqual({ draft: 1, scheduled: 1, live: 2 });
  expect(all.posts.map(({ title }) => title)).toEqual(["Draft", "Later", "Talks", "Pay"]);
  expect(waiting.posts.map(({ title }) => title)).toEqual(["Later"]);
  expect((await listPosts("pay", 1)).posts.map(({ title }) => title)).toEqual(["Pay"]);
  expect((await listPosts("nothing", 1)).posts).toEqual([]);
  expect((await findPost("pay"))?.more.map(({ title }) => title)).toEqual(["Talks"]);
});

it.each([
  ["without a text", { publish: "now", body: " " }, "body"],
  ["without a summary", { publish: "now", summary: "" }, "summary"],
  ["without an author", { publish: "at", publishAt: "2027-01-01T00:00:00Z", author: "" }, "author"],
  ["at a time that isn't given", { publish: "at" }, "publishAt"],
  ["at a time that isn't a date", { publish: "at", publishAt: "tomorrow" }, "publishAt"],
  ["without a title", { title: "  \n " }, "title"],
  ["with a title of 161 letters", { title: "x".repeat(161) }, "title"],
  ["with an address of two words", { slug: "two words" }, "slug"],
  ["with nine tags", { tags: [..."abcdefghi"] }, "tags"],
])("refuses to publish an article %s", (_what, values, field) => {
  const parsed = newPostInput.safeParse({ ...WHOLE, ...values });

  expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
