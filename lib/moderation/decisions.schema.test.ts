import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { anAdmin } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { decideItem } from "./decisions.commands";
import { verdictInput } from "./decisions.schema";

setUpDatabase();

const refusal = verdictInput.parse({ isApproved: false });

it("requires a reason for any refusal", async () => {
  const admin = await anAdmin();
  for (const kind of ["job", "edit", "report", "appeal", "company"] as const) {
    for (const reason of ["", "  ", "no"]) {
      await expect(
        decideItem(admin, { kind, id: randomUUID() }, { ...refusal, reason }),
      ).rejects.toMatchObject({ code: "invalid", fields: { reason: [expect.any(String)] } });
    }
  }
});

it("requires none for someone who wants to be an admin, because they wouldn't read it", async () => {
  const { id } = await makeUser({ userType: "admin", status: "awaiting_approval" });

  await decideItem(await anAdmin(), { kind: "admin", id }, refusal);

  expect(await db.user.findUnique({ where: { id } })).toMatchObject({ userType: "job_seeker" });
});
