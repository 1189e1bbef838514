import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { mergeCompanies } from "@/lib/companies/merging.commands";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { anAdmin } from "@/lib/testing/admins";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpHiring } from "@/lib/testing/applications/scene";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { VIEWS_MAX } from "../limits.schema";
import { filtersOf } from "../pipeline/filters";
import { defaultStages } from "../pipeline/stages";
import { changeView, deleteView, saveView, setTableColumns } from "./commands";
import { countSavedViews } from "./counts.queries";
import { findGoneFilters, findTableColumns, listSavedViews } from "./queries";
import type { ViewInput } from "./schema";

setUpDatabase();
const scene = setUpHiring();

const NIGHT: ViewInput = {
  name: "Night shift",
  search: "view=table&tag=night&sort=name",
  columns: ["rating", "tags"],
  isFirst: false,
};
const NOT_FOUND = { code: "not_found" };
let colleague: Actor;

beforeEach(async () => {
  colleague = await aMemberOf(scene.companyId);
});

/** Someone as a member of another company. */
const asMemberOf = (id: string, actor: Actor): Actor => ({
  ...actor,
  companies: [{ id, role: "recruiter" }],
});
async function viewsOf(actor: Actor) {
  return (await listSavedViews(actor, scene.companyId)).views;
}
const save = (input: Partial<ViewInput> = {}, actor = scene.employer) =>
  saveView(actor, scene.companyId, { ...NIGHT, ...input });
async function idOf(name = NIGHT.name): Promise<string> {
  return (await viewsOf(scene.employer)).find((view) => view.name === name)?.id ?? "";
}

describe("saved views", () => {
  it("belong to one person in one company, and keep the list's filters and order", async () => {
    await save({ search: `${NIGHT.search}&page=7&companyId=${scene.companyId}` });
    expect(await viewsOf(scene.employer)).toMatchObject([NIGHT]);
    expect(await viewsOf(colleague)).toEqual([]);
    const viewId = await idOf();
    const place = { companyId: scene.companyId, viewId };
    await expect(changeView(colleague, place, { name: "Mine" })).rejects.toMatchObject(NOT_FOUND);
    await expect(deleteView(colleague, place)).rejects.toMatchObject(NOT_FOUND);
  });

  it("don't exist for strangers, or for someone who has been removed since", async () => {
    await save();
    const { seeker, companyId, employer } = scene;
    await expect(listSavedViews(seeker, companyId)).rejects.toMatchObject(NOT_FOUND);
    await expect(save({}, seeker)).rejects.toMatchObject(NOT_FOUND);
    await db.companyMember.deleteMany({ where: { userId: employer.id } });
    await expect(save({ name: "Late" })).rejects.toMatchObject(NOT_FOUND);
    expect(await db.savedView.count()).toBe(0);
  });

  it("have different names for one person, however they are spelt", async () => {
    await save();
    await save({}, colleague);
    await expect(save({ name: "NIGHT shift" })).rejects.toMatchObject({ code: "invalid" });
    await save({ name: "Late" });
    const place = { companyId: scene.companyId, viewId: await idOf("Late") };
    await expect(changeView(scene.employer, place, { name: "Night Shift" })).rejects.toMatchObject({
      code: "invalid",
    });
    // Its own name in another spelling is no obstacle.
    await changeView(scene.employer, place, { name: "LATE" });
    expect(await idOf("LATE")).toBe(place.viewId);
  });

  it("are saved one at a time, up to a limit", async () => {
    const names = Array.from({ length: VIEWS_MAX + 2 }, (_, index) => `View ${index}`);
    const tries = await Promise.allSettled(names.map((name) => save({ name })));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(VIEWS_MAX);
    expect(await viewsOf(scene.employer)).toHaveLength(VIEWS_MAX);
  });

  it("include at most one that is shown first", async () => {
    await save({ isFirst: true });
    await save({ name: "Late", isFirst: true });
    const place = { companyId: scene.companyId, viewId: await idOf() };
    const firsts = async () =>
      (await viewsOf(scene.employer)).filter(({ isFirst }) => isFirst).map(({ name }) => name);
    expect(await firsts()).toEqual(["Late"]);
    await changeView(scene.employer, place, { isFirst: true });
    expect(await firsts()).toEqual([NIGHT.name]);
    await changeView(scene.employer, place, { isFirst: false });
    expect(await firsts()).toEqual([]);
  });

  it("have the counts that their lists show", async () => {
    const { jobId, companyId, employer } = scene;
    for (const status of ["submitted", "submitted", "interview", "not_selected"] as const) {
      await makeApplication({ userId: (await makeUser()).id, jobId, status, resumeId: null });
    }
    const other = await makeCompany();
    await makeApplication({
      userId: (await makeUser()).id,
      jobId: await makeJob({ companyId: other }),
    });
    const searches = {
      open: "view=table&show=open",
      ended: "view=table&show=ended",
      unseen: "view=table&waiting=unseen",
      lanes: "view=lanes&waiting=unseen",
      everyone: "view=lanes",
      nobody: "view=table&tag=night",
    };
    for (const [name, search] of Object.entries(searches)) await save({ name, search });

    const views = await viewsOf(employer);
    const counts = await countSavedViews(employer, companyId, views);

    const byName = Object.fromEntries(views.map(({ id, name }) => [name, counts[id]]));
    expect(byName).toEqual({ open: 3, ended: 1, unseen: 2, lanes: 2, everyone: 4, nobody: 0 });
    expect(await countSavedViews(scene.seeker, companyId, views)).toEqual({});
  });

  it("can be changed and deleted", async () => {
    await save();
    const place = { companyId: scene.companyId, viewId: await idOf() };
    const change = { search: "sort=rating", columns: [] };
    const { views } = await changeView(scene.employer, place, change);
    expect(views).toMatchObject([{ name: NIGHT.name, ...change }]);
    expect(await deleteView(scene.employer, place)).toEqual({ views: [] });
    await expect(deleteView(scene.employer, place)).rejects.toMatchObject(NOT_FOUND);
  });
});

describe("saved views of a company that is merged into another", () => {
  it("move, under another name if theirs is taken, and the other company's first view stays first", async () => {
    const { companyId: from, employer } = scene;
    const into = await makeCompany("Quay Foods");
    await db.companyMember.create({
      data: { companyId: into, userId: employer.id, role: "owner" },
    });
    await setTableColumns(colleague, from, { columns: ["tags"] });
    await save({ isFirst: true });
    await save({ isFirst: true }, colleague);
    await saveView(asMemberOf(into, employer), into, { ...NIGHT, isFirst: true });
    const admin = await anAdmin();

    await db.$transaction((tx) => mergeCompanies(tx, admin, { from, into }));

    const views = await db.savedView.findMany({ where: { companyId: into } });
    expect(views.map(({ isFirst }) => isFirst).toSorted()).toEqual([false, false, true]);
    expect(views.filter(({ name }) => name === NIGHT.name)).toHaveLength(2);
    expect(await findTableColumns(colleague, into)).toEqual(["tags"]);
  });
});

describe("findGoneFilters", () => {
  it("names the job, the stage and the tag that no longer exist", async () => {
    const { companyId, jobId } = scene;
    const { id } = await makeApplication({ userId: (await makeUser()).id, jobId });
    await db.applicationTag.create({ data: { applicationId: id, tag: "Night" } });
    const company = { id: companyId, stages: defaultStages(companyId) };
    const stageId = company.stages[0]?.id;
    const gone = (address: string) => findGoneFilters(company, filtersOf(address));
    const search = `jobId=${jobId}&stageId=${stageId}&tag=night`;
    expect(await gone("")).toEqual([]);
    expect(await gone(search)).toEqual([]);

    await db.applicationTag.deleteMany();
    expect(await gone(search)).toEqual(["tag"]);
    await db.job.update({ where: { id: jobId }, data: { status: "removed", endedAt: new Date() } });
    expect(await gone(`jobId=${jobId}&stageId=${id}`)).toEqual(["job", "stage"]);
  });
});

describe("setTableColumns", () => {
  it("keeps one person's columns, and resets them", async () => {
    const { companyId, employer, seeker } = scene;
    await setTableColumns(employer, companyId, { columns: ["tags", "job"] });
    expect(await findTableColumns(employer, companyId)).toEqual(["tags", "job"]);
    expect(await findTableColumns(colleague, companyId)).toEqual([]);
    await setTableColumns(employer, companyId, { columns: [] });
    expect(await findTableColumns(employer, companyId)).toEqual([]);
    await expect(setTableColumns(seeker, companyId, { columns: [] })).rejects.toMatchObject(
      NOT_FOUND,
    );
  });
});
