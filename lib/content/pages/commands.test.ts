import { beforeEach, describe, expect, it } from "vitest";
import { onBoard } from "@/lib/platform/boards";
import { dropCached } from "@/lib/platform/caching/cache";
import { db } from "@/lib/platform/db/client";
import { loadSettings } from "@/lib/platform/settings";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeBoard, makeJob } from "@/lib/testing/factories";
import { restorePage, savePage } from "./commands";
import { pageChanged } from "./events";
import { firstText } from "./first-texts.queries";
import { PAGE_NAMES } from "./page-names.schema";
import {
  findPage,
  findPageToEdit,
  listPagesToEdit,
  listPublishedPages,
  renderPage,
} from "./queries";
import { pageInput } from "./schema";

setUpDatabase();
beforeEach(() => dropCached());

const TEXT = { title: "Who we are", summary: "About {site}.", body: "## Hello\n\nWe hire." };
const of = (values: object) => pageInput.parse({ ...TEXT, version: 0, ...values });

describe("a page", () => {
  it.each(PAGE_NAMES)("has an original text: %s", async (name) => {
    const page = await findPage(name);

    expect(page).toMatchObject({ name, isPublished: true });
    expect(page.title).not.toBe("");
    expect(page.summary).not.toMatch(/[{}]/);
    expect(page.html).not.toMatch(/[{}]/);
    expect(page.html).toMatch(/<h2 id="/);
    expect(pageInput.safeParse({ ...firstText(name), version: 0 }).success).toBe(true);
  });

  it("links only to pages of this site and contains no script", async () => {
    const pages = await Promise.all(PAGE_NAMES.map(findPage));
    const links = pages.flatMap(({ html }) =>
      [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href),
    );

    expect(links.length).toBeGreaterThan(20);
    for (const href of links) expect(href).toMatch(/^(?:\/|https:\/\/)/);
  });

  it("says how many jobs there are", async () => {
    await makeJob();
    dropCached();

    expect((await findPage("about")).html).toContain("right now: 1 job at 1 company.");
  });

  it("says how long things are kept, according to the settings", async () => {
    expect((await findPage("privacy")).html).toContain("no one has used for 24 months");
    await db.siteSetting.create({ data: { name: "accountMonths", value: 36 } });
    await loadSettings();

    expect((await findPage("privacy")).html).toContain("no one has used for 36 months");
    await db.siteSetting.deleteMany();
    await loadSettings();
  });

  it("has questions with plain answers, only on the FAQ page", async () => {
    const { faqs } = await findPage("faqs");

    expect(faqs.length).toBeGreaterThan(10);
    expect(faqs[0]).toMatchObject({ question: "Do I need an account?" });
    for (const { answer } of faqs) expect(answer).not.toMatch(/[*[\]{}]|<\/?\w/);
    expect((await findPage("help")).faqs).toEqual([]);
  });

  it("says what an admin wrote, at once, with its placeholders filled in", async () => {
    const admin = await anAdmin();
    await findPage("about");

    const saved = await savePage(admin, "about", of({}));
    dropCached(pageChanged.name, pageChanged.about({ name: "about" }));

    expect(saved).toMatchObject({ title: "Who we are", version: 1 });
    expect(await findPage("about")).toMatchObject({
      title: "Who we are",
      summary: "About Jobharbor.",
      html: '<h2 id="hello">Hello</h2>\n<p>We hire.</p>',
    });
    expect(await queuedEvents(pageChanged.name)).toEqual([{ name: "about" }]);
    expect(await db.auditEntry.findMany({ where: { action: "page.changed" } })).toEqual([
      expect.objectContaining({ actorId: admin.id, targetId: "about", details: { version: 1 } }),
    ]);
  });

  it("lets one of two changes to the same version win", async () => {
    const admins = [await anAdmin(), await anAdmin()];

    const results = await Promise.allSettled(
      admins.map((admin, index) => savePage(admin, "help", of({ title: `Help ${index}` }))),
    );

    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(savePage(admins[0] as never, "help", of({}))).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await findPageToEdit(admins[0] as never, "help")).toMatchObject({ version: 1 });
  });

  it("gets its original text back, and a repeat does nothing", async () => {
    const admin = await anAdmin();
    await savePage(admin, "terms", of({}));

    await expect(restorePage(admin, "terms", 7)).rejects.toMatchObject({ code: "conflict" });
    expect(await restorePage(admin, "terms", 1)).toMatchObject({
      ...firstText("terms"),
      version: 0,
    });
    await restorePage(admin, "terms", 1);
    expect(await db.auditEntry.count({ where: { action: "page.restored" } })).toBe(1);
  });

  it("can be taken off the site, unless others rely on it", async () => {
    const admin = await anAdmin();

    await savePage(admin, "about", of({ isPublished: false }));
    dropCached();

    expect(await findPage("about")).toMatchObject({ isPublished: false });
    expect((await listPublishedPages()).map(({ name }) => name)).not.toContain("about");
    for (const name of ["privacy", "terms", "contact"] as const) {
      await expect(savePage(admin, name, of({ isPublished: false }))).rejects.toMatchObject({
        code: "invalid",
        fields: { isPublished: [expect.any(String)] },
      });
    }
  });

  it("is the site's text on a board, until the board has its own", async () => {
    const [admin, board] = [await anAdmin(), await makeBoard()];
    const onIt = async <T>(work: () => Promise<T>) => {
      dropCached();
      return onBoard(board, work);
    };
    const here = async () => (await findPage("about")).title;
    await savePage(admin, "about", of({ title: "Who the site is" }));
    expect(await onIt(() => findPageToEdit(admin, "about"))).toMatchObject({
      title: "Who the site is",
      version: 0,
    });

    await onIt(() => savePage(admin, "about", of({ title: "Who the board is" })));
    expect(await onIt(here)).toBe("Who the board is");
    expect(await here()).toBe("Who the site is");
    await expect(onIt(() => savePage(admin, "about", of({})))).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await onIt(() => restorePage(admin, "about", 1))).toMatchObject({
      title: "Who the site is",
      version: 0,
    });
    expect(await here()).toBe("Who the site is");
  });

  it("can be read as written and changed only by admins", async () => {
    for (const stranger of await noAdmins()) {
      const refused = { code: "forbidden" };
      await expect(savePage(stranger, "about", of({}))).rejects.toMatchObject(refused);
      await expect(restorePage(stranger, "about", 0)).rejects.toMatchObject(refused);
      await expect(listPagesToEdit(stranger)).rejects.toMatchObject(refused);
      await expect(findPageToEdit(stranger, "about")).rejects.toMatchObject(refused);
    }
    expect(await db.contentPage.count()).toBe(0);
  });
});

it("shows nothing but text from what an admin pasted", async () => {
  const { html } = await renderPage({
    name: "about",
    title: "x",
    summary: "x",
    body: '<script>alert(1)</script>\n\n[x](javascript:alert(1)) [y](//evil.example) [z](/jobs)\n\n<img src=x onerror="alert(1)">',
  });

  expect(html).not.toMatch(/<(?:script|img)|href="(?:javascript|\/\/)/);
  expect(html).toContain('<a href="/jobs">z</a>');
});

it.each([
  ["no title", { title: " " }],
  ["no text", { body: "\n\n" }],
  ["a text that is too long", { body: "x".repeat(100_001) }],
  ["a title that is too long", { title: "x".repeat(81) }],
  ["a value of the wrong type", { isPublished: "no" }],
  ["no version", { version: undefined }],
])("refuses a page with %s", (_what, values) => {
  expect(pageInput.safeParse({ ...TEXT, version: 0, ...values }).success).toBe(false);
});
