import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { makeTeam } from "@/lib/testing/posting";
import { createDraft, deleteDraft, saveDraft } from "./drafts.commands";
import { findDraft, findOwnDraft, listTemplates } from "./drafts.queries";
import { emptyFields } from "./form-fields";

setUpDatabase();

const typed = (title: string) => ({ ...emptyFields("EUR"), title });

describe("a draft of a posting", () => {
  it("is still there when its writer comes back", async () => {
    const { actor, companyId } = await makeTeam();
    const { id, version } = await createDraft(actor, {
      kind: "draft",
      companyId,
      fields: typed("B"),
    });

    await saveDraft(actor, id, { version, fields: typed("Baker") });

    expect(await findOwnDraft(actor, companyId)).toMatchObject({
      id,
      version: 2,
      fields: { title: "Baker" },
    });
  });

  it("is shown with the site's currency if it contains an invalid one", async () => {
    const { actor, companyId } = await makeTeam();
    const fields = { ...typed("Baker"), payMin: "100" };
    await createDraft(actor, { kind: "draft", companyId, fields });
    // Written by a program, or an older release.
    const content = { ...fields, payCurrency: "€", questions: "none", more: 1 };
    await db.jobDraft.updateMany({ data: { content } });

    expect((await findOwnDraft(actor, companyId))?.fields).toEqual({
      ...fields,
      payCurrency: "USD",
      questions: [],
    });
  });

  it("is never overwritten silently by another tab", async () => {
    const { actor, companyId } = await makeTeam();
    const draft = { kind: "draft" as const, companyId, fields: typed("One") };
    const { id, version } = await createDraft(actor, draft);

    const saved = await Promise.allSettled([
      saveDraft(actor, id, { version, fields: typed("Two") }),
      saveDraft(actor, id, { version, fields: typed("Three") }),
      createDraft(actor, draft),
    ]);

    expect(saved.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const late = saveDraft(actor, id, { version, fields: typed("Four") });
    await expect(late).rejects.toMatchObject({ code: "conflict" });
    await saveDraft(actor, id, { version: null, fields: typed("Four") });
    expect((await findOwnDraft(actor, companyId))?.fields.title).toBe("Four");
  });

  it("is visible only to its writer; templates are the company's", async () => {
    const { actor, companyId } = await makeTeam();
    const stranger = await makeTeam();
    const draft = await createDraft(actor, { kind: "draft", companyId, fields: typed("B") });
    const named = { kind: "template" as const, companyId, name: "Bakers", fields: typed("B") };
    const template = await createDraft(actor, named);
    const colleague = { ...stranger.actor, companies: actor.companies };

    expect(await findDraft(stranger.actor, template.id)).toBeNull();
    expect(await listTemplates(stranger.actor, companyId)).toEqual([]);
    expect(await findDraft(colleague, draft.id)).toBeNull();
    expect(await findDraft(colleague, template.id)).toMatchObject({ name: "Bakers" });
    const change = { version: null, fields: typed("X") };
    await expect(saveDraft(colleague, draft.id, change)).rejects.toMatchObject({
      code: "not_found",
    });
    await deleteDraft(stranger.actor, template.id);
    await deleteDraft(colleague, draft.id);
    expect(await db.jobDraft.count()).toBe(2);
    const foreign = createDraft(stranger.actor, { kind: "draft", companyId, fields: typed("B") });
    await expect(foreign).rejects.toMatchObject({ code: "not_found" });
  });

  it("can't be a template with another template's name", async () => {
    const { actor, companyId } = await makeTeam();
    const named = { kind: "template" as const, companyId, name: "Bakers", fields: typed("B") };
    await createDraft(actor, named);

    const again = createDraft(actor, { ...named, name: "bakers" });

    await expect(again).rejects.toMatchObject({
      code: "conflict",
      fields: { name: [expect.any(String)] },
    });
  });
});
