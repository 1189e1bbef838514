import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { forgetSearchNotices } from "./sending.commands";

setUpDatabase();

it("deletes notices sent a month ago, and those that have waited for a week", async () => {
  const id = await makeJob();
  await db.$executeRaw`
    INSERT INTO search_notices (id, job_id, engine, status, created_at) VALUES
      (gen_random_uuid(), ${id}::uuid, 'google', 'sent', now() - interval '31 days'),
      (gen_random_uuid(), ${id}::uuid, 'google', 'sent', now() - interval '29 days'),
      (gen_random_uuid(), ${id}::uuid, 'google', 'waiting', now() - interval '8 days'),
      (gen_random_uuid(), ${id}::uuid, 'indexnow', 'waiting', now() - interval '6 days')`;
  await forgetSearchNotices();
  const left = await db.searchNotice.findMany({ orderBy: { createdAt: "asc" } });

  expect(left.map(({ engine, status }) => [engine, status])).toEqual([
    ["google", "sent"],
    ["indexnow", "waiting"],
  ]);
});
