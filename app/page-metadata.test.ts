import { afterEach, expect, it, vi } from "vitest";
import { db } from "@/lib/platform/db/client";
import { withRequestContext } from "@/lib/platform/server/request-context";
import { finalStatus } from "@/lib/platform/server/response-status";
import { PATH_HEADER } from "@/lib/shared/page-headers";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { missingMetadata } from "./page-metadata";

const asked = vi.hoisted(() => ({ address: "/" }));
vi.mock("next/headers", () => ({
  headers: async () => new Headers({ [PATH_HEADER]: asked.address }),
}));

setUpDatabase();
afterEach(() => {
  asked.address = "/";
});

/** What the page of an unknown address answers: its status, and where it sends its visitor. */
async function visit(address: string): Promise<[status: number, target: string | null]> {
  asked.address = address;
  const context = { requestId: "r", status: null, isPersonal: false, mayReadReplica: true };
  return withRequestContext({ ...context, userId: null }, async () => {
    try {
      await missingMetadata();
      return [finalStatus(200), null];
    } catch (error) {
      const [kind, , target = "", status] = String((error as { digest?: unknown }).digest).split(
        ";",
      );
      if (kind !== "NEXT_REDIRECT") throw error;
      return [finalStatus(Number(status)), target];
    }
  });
}

it("sends visitors of an old address to its job with 301, however they write it", async () => {
  const job = await db.job.findUniqueOrThrow({ where: { id: await makeJob() } });
  const key = "/job/b\u00e4cker-1";
  await db.redirect.create({ data: { key, address: "/job/b%c3%a4cker-1/", jobId: job.id } });

  const there = [301, `/job/${job.slug}`];
  expect(await visit("/job/b%c3%a4cker-1/")).toEqual(there);
  expect(await visit("/Job/B%C3%84cker-1?utm_source=x")).toEqual(there);
  expect(await visit("/job/baker-2")).toEqual([404, null]);
  // Nothing that belongs to somebody is looked up.
  expect(await visit("/app/jobs")).toEqual([404, null]);
});
