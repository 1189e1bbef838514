import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { aClient } from "@/lib/testing/accounts";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { deleteTask, retryTasks } from "./failed-tasks.commands";
import { listFailedTasks } from "./failed-tasks.queries";
import { retryInput, taskParams } from "./failed-tasks.schema";

setUpDatabase();

let admin: Actor;
beforeEach(async () => {
  admin = await anAdmin();
});

type Failure = { attempts?: number; event?: string; error?: string; reaction?: string };

/** Puts a task into the queue that has failed some of its three attempts. */
async function aFailure(failure: Failure = {}) {
  const { attempts = 3, event = "jobs.published", error = "cold", reaction = null } = failure;
  const [job] = await db.$queryRaw<{ id: bigint }[]>`
    SELECT id FROM graphile_worker.add_job('react', json_build_object('event', ${event}::text,
      'reaction', ${reaction}::text), max_attempts := 3)`;
  await db.$executeRaw`UPDATE graphile_worker._private_jobs
    SET attempts = ${attempts}, last_error = ${error}, run_at = now() + interval '1 hour' WHERE id = ${job?.id}`;
  return String(job?.id);
}

const retry = (input: object) => retryTasks(admin, retryInput.parse(input), aClient());
const due = async () => {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM graphile_worker._private_jobs j WHERE attempts = 0 AND run_at <= now() ORDER BY j.id`;
  return rows.map(({ id }) => id);
};

describe("listFailedTasks", () => {
  it("shows tasks that wait for an admin before those that will be retried", async () => {
    const trying = await aFailure({ attempts: 1 });
    const waiting = await aFailure({ event: "accounts.email_verified", reaction: "jobs" });
    await db.$executeRaw`SELECT graphile_worker.add_job('expire_due_jobs')`;

    expect(await listFailedTasks(admin)).toMatchObject({
      tasks: [
        {
          id: waiting,
          name: "accounts.email_verified: jobs",
          attempts: 3,
          state: "waiting",
          error: "cold",
        },
        { id: trying, name: "jobs.published", attempts: 1, state: "later" },
      ],
      waiting: 1,
      retrying: 1,
    });
  });

  it("shows a due or running one as being tried, even on its last attempt", async () => {
    const [chosen, under] = [await aFailure(), await aFailure()];
    await retry({ taskIds: [chosen] });
    await db.$executeRaw`UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'w'
      WHERE id = ${under}::bigint`;

    const { tasks, waiting, retrying } = await listFailedTasks(admin);
    expect(Object.fromEntries(tasks.map(({ id, state }) => [id, state]))).toEqual({
      [chosen]: "now",
      [under]: "now",
    });
    expect([waiting, retrying]).toEqual([0, 2]);
  });

  it("hides addresses and limits its length", async () => {
    await aFailure({ error: `550 <meera@example.org> is unknown ${"x".repeat(20_000)}` });

    const [task] = (await listFailedTasks(admin)).tasks;
    expect(task?.error).toContain("550 <(address)> is unknown");
    expect(task?.error.length).toBeLessThan(2100);
  });
});

describe("retryTasks", () => {
  it("retries the chosen ones now, with all their attempts", async () => {
    const [first, second] = [await aFailure(), await aFailure()];

    expect(await retry({ taskIds: [first] })).toEqual({ retried: 1 });
    expect(await due()).toEqual([first]);
    expect((await listFailedTasks(admin)).tasks.map(({ id }) => id)).toContain(second);
    expect(await db.auditEntry.findMany()).toMatchObject([
      { action: "tasks.retried", actorId: admin.id, details: { tasks: 1 } },
    ]);
  });

  it("retries all failed ones, and no others", async () => {
    const ids = [await aFailure(), await aFailure({ attempts: 1 })];
    await db.$executeRaw`SELECT graphile_worker.add_job('later', run_at := now() + interval '1 day')`;

    expect(await retry({})).toEqual({ retried: 2 });
    expect(await due()).toEqual(ids);
  });

  it("says so when none of them exist any more", async () => {
    await expect(retry({ taskIds: ["999999"] })).rejects.toMatchObject({ code: "not_found" });
    await expect(retry({})).rejects.toMatchObject({ code: "not_found" });
    expect(await db.auditEntry.count()).toBe(0);
  });

  it("lets one of two simultaneous retries win", async () => {
    await aFailure();
    const outcomes = await Promise.allSettled([retry({}), retry({})]);

    expect(outcomes.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
    expect(await due()).toHaveLength(1);
  });
});

describe("deleteTask", () => {
  it("gives up a failed task, once, and records which in the audit log", async () => {
    const id = await aFailure();
    await deleteTask(admin, id, aClient());

    expect((await listFailedTasks(admin)).tasks).toEqual([]);
    expect(await db.auditEntry.findMany()).toMatchObject([
      { action: "tasks.deleted", targetId: id, details: { name: "jobs.published" } },
    ]);
    const again = deleteTask(admin, id, aClient());
    await expect(again).rejects.toMatchObject({ code: "not_found" });
  });

  it("keeps tasks that never failed or are running", async () => {
    const under = await aFailure();
    await db.$executeRaw`UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'w'`;
    const [fresh] = await db.$queryRaw<
      { id: bigint }[]
    >`SELECT id FROM graphile_worker.add_job('x')`;

    for (const id of [under, String(fresh?.id)]) {
      await expect(deleteTask(admin, id, aClient())).rejects.toMatchObject({ code: "not_found" });
    }
  });
});

it("is for admins with a second factor, and no one else", async () => {
  const id = await aFailure();
  const refused = { code: "forbidden" };
  for (const actor of await noAdmins()) {
    await expect(listFailedTasks(actor)).rejects.toMatchObject(refused);
    await expect(retryTasks(actor, { taskIds: null }, aClient())).rejects.toMatchObject(refused);
    await expect(deleteTask(actor, id, aClient())).rejects.toMatchObject(refused);
  }
  expect((await listFailedTasks(admin)).waiting).toBe(1);
});

it.each(["", "1; DROP", "-1", "9".repeat(30)])("refuses %j as a task's id", (taskId) => {
  expect(taskParams.safeParse({ taskId }).success).toBe(false);
});
