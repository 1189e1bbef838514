import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { aMemberOf, companyOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { addTag } from "../employer-view/tags.commands";
import { findTags } from "../employer-view/tags.queries";
import { TAGS_MAX } from "../limits.schema";
import { tagMany } from "./tags.commands";
import { bulkTagInput } from "./tags.schema";

setUpDatabase();

let employer: Actor;
let ids: string[];

beforeEach(async () => {
  const jobId = await makeJob({ companyId: await makeCompany("Harbour Bakery") });
  employer = await aMemberOf(await companyOf(jobId));
  ids = [];
  for (const seeker of [await makeUser(), await makeUser(), await makeUser()]) {
    const { id: userId } = await asActor(seeker);
    ids.push((await makeApplication({ userId, jobId })).id);
  }
});

const tagsOf = async (id: string | undefined) => (await findTags(employer, id ?? "")).tags;

describe("tagMany", () => {
  it("gives each of them the tag, once", async () => {
    await addTag(employer, ids[1] ?? "", "night SHIFT");
    const input = { tag: "Night shift", applicationIds: ids };

    const { results } = await tagMany(employer, input);
    await Promise.all([tagMany(employer, input), tagMany(employer, input)]);

    expect(results).toEqual(ids.map((applicationId) => ({ applicationId, problem: null })));
    expect(await Promise.all(ids.map(tagsOf))).toEqual([
      ["Night shift"],
      ["night SHIFT"],
      ["Night shift"],
    ]);
  });

  it("says why one of them gets none, and tags the others", async () => {
    const tags = Array.from({ length: TAGS_MAX }, (_each, at) => `tag ${at}`);
    const data = tags.map((tag) => ({ applicationId: ids[0] ?? "", tag }));
    await db.applicationTag.createMany({ data });

    const { results } = await tagMany(employer, { tag: "reserve", applicationIds: ids });

    expect(results.map(({ problem }) => problem)).toEqual([
      expect.stringContaining("Remove one first"),
      null,
      null,
    ]);
    expect(await tagsOf(ids[0])).toHaveLength(TAGS_MAX);
    expect(await tagsOf(ids[2])).toEqual(["reserve"]);
  });

  it("tags no applicant of another company", async () => {
    const stranger = await aMemberOf(await makeCompany("Other"));

    const { results } = await tagMany(stranger, { tag: "mine", applicationIds: ids });

    expect(results.every(({ problem }) => problem !== null)).toBe(true);
    expect(await db.applicationTag.count()).toBe(0);
  });
});

it("takes between 1 and 100 applications, each once, and a tag of one line", () => {
  const [id = ""] = ids;
  const accepts = (tag: string, applicationIds: string[]) =>
    bulkTagInput.safeParse({ tag, applicationIds }).success;
  expect(accepts("x", [id])).toBe(true);
  expect(accepts(" ", [id])).toBe(false);
  expect(accepts("a, b", [id])).toBe(false);
  expect(accepts("x", [])).toBe(false);
  expect(accepts("x", [id, id])).toBe(false);
  expect(
    accepts(
      "x",
      Array.from({ length: 101 }, () => crypto.randomUUID()),
    ),
  ).toBe(false);
});
