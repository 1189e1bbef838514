import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import type { ReasonPurpose } from "./reason-purposes.schema";
import {
  addReasonTemplate,
  changeReasonTemplate,
  deleteReasonTemplate,
} from "./reason-templates.commands";
import { listReasonTemplates } from "./reason-templates.queries";
import { templateInput } from "./reason-templates.schema";

setUpDatabase();

const PAY = { name: "Pay", text: "Say what the pay is." };

it("are added, changed and deleted by admins, with unique names", async () => {
  const admin = await anAdmin();
  const added = await Promise.allSettled([
    addReasonTemplate(admin, PAY),
    addReasonTemplate(admin, PAY),
  ]);
  expect(added.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const other = await addReasonTemplate(admin, { ...PAY, name: "Other" });
  await expect(changeReasonTemplate(admin, other.id, PAY)).rejects.toMatchObject({
    code: "conflict",
    fields: { name: [expect.any(String)] },
  });
  await changeReasonTemplate(admin, other.id, { name: "Another", text: "Why." });
  expect(await listReasonTemplates(admin)).toMatchObject([{ name: "Another" }, PAY]);

  await deleteReasonTemplate(admin, other.id);
  await deleteReasonTemplate(admin, other.id);
  await expect(changeReasonTemplate(admin, other.id, PAY)).rejects.toMatchObject({
    code: "not_found",
  });
  expect(await db.auditEntry.count({ where: { action: "reason_template.deleted" } })).toBe(1);
});

it("are for content or for suspensions, and keep that if a change doesn't name it", async () => {
  const admin = await anAdmin();
  const added = await addReasonTemplate(admin, { ...PAY, purpose: "suspension" });
  await addReasonTemplate(admin, { ...PAY, name: "Dates" });
  await changeReasonTemplate(admin, added.id, { ...PAY, text: "Why." });
  const names = async (purpose: ReasonPurpose) =>
    (await listReasonTemplates(admin, purpose)).map(({ name }) => name);
  expect(await names("suspension")).toEqual(["Pay"]);
  expect(await names("content")).toEqual(["Dates"]);
});

it("are only for admins, and limited to fifty", async () => {
  const admin = await anAdmin();
  for (const stranger of await noAdmins()) {
    const refused = { code: "forbidden" };
    await expect(addReasonTemplate(stranger, PAY)).rejects.toMatchObject(refused);
    await expect(listReasonTemplates(stranger)).rejects.toMatchObject(refused);
  }
  const many = Array.from({ length: 50 }, (_, i) => ({ name: `Reason ${i}`, text: "Why." }));
  await db.reasonTemplate.createMany({ data: many });
  await expect(addReasonTemplate(admin, PAY)).rejects.toMatchObject({ code: "conflict" });
});

it.each([
  [{ name: " ", text: "Why." }, "Give the reason a name"],
  [{ name: "Pay", text: " " }, "Write the message"],
  [{ name: "Pay", text: "x".repeat(2001) }, "Text must be at most 2,000 characters long"],
])("say what is missing (%#)", (input, message) => {
  expect(templateInput.safeParse(input).error?.issues[0]?.message).toBe(message);
});
