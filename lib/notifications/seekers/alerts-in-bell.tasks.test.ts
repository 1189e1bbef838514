import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { alertDue, alertEnding } from "@/lib/alerts/events";
import { db } from "@/lib/platform/db/client";
import { resumeRead } from "@/lib/profiles/resumes/events";
import { makeUser } from "@/lib/testing/accounts";
import { makeResume } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { setUpStorage } from "@/lib/testing/storage";
import { reactions as alerts } from "./alerts-in-bell.tasks";
import { reactions as resumes } from "./resume-findings.tasks";

setUpDatabase();
setUpStorage();

async function react({ name }: { name: string }, payload: object): Promise<void> {
  const found = [...alerts, ...resumes].filter(({ event }) => event === name);
  for (const { run } of found) await run(payload);
}

const RENEW_BY = new Date("2027-11-21T12:00:00Z");

function anAlert(values: object) {
  const search = "/search-results?q=baker";
  const made = {
    ...{ search, name: "baker in Pune", frequency: "daily" as const },
    ...{ renewBy: RENEW_BY, confirmedAt: new Date() },
  };
  return db.jobAlert.create({ data: { ...made, ...values } });
}

describe("an alert", () => {
  it("tells its owner about matches, once each time, and when it ends, once a year", async () => {
    const { id: userId } = await makeUser();
    const { id } = await anAlert({ userId });
    const due = { id: randomUUID(), alertId: id, jobIds: [randomUUID(), randomUUID()], total: 2 };

    await react(alertDue, due);
    await react(alertDue, due);
    await react(alertEnding, { id });
    await react(alertEnding, { id });
    await db.jobAlert.update({ where: { id }, data: { renewBy: new Date("2028-11-21") } });
    await react(alertEnding, { id });

    const found = await db.notification.findMany({ orderBy: { id: "asc" } });
    expect(found).toMatchObject([
      { title: "2 new jobs for baker in Pune", path: "/search-results?q=baker" },
      { title: "Your alert baker in Pune ends soon", path: "/app/alerts" },
      { text: expect.stringContaining("21 November 2028") },
    ]);
  });

  it.each([
    ["is paused", { pausedAt: new Date() }],
    ["was unsubscribed from", { unsubscribedAt: new Date() }],
  ])("that %s is not announced", async (_what, values) => {
    const { id: userId } = await makeUser();
    const { id } = await anAlert({ userId, ...values });

    await react(alertDue, { id: randomUUID(), alertId: id, jobIds: [randomUUID()], total: 1 });
    await react(alertEnding, { id });

    expect(await db.notification.count()).toBe(0);
  });

  it("without an account has no one to tell on the site", async () => {
    const { id } = await anAlert({ email: "nobody@example.org" });

    await react(alertDue, { id: randomUUID(), alertId: id, jobIds: [randomUUID()], total: 1 });

    expect(await db.notification.count()).toBe(0);
  });
});

describe("a resume that was read", () => {
  it("says how many findings wait, once", async () => {
    const { id: userId } = await makeUser();
    const id = await makeResume(userId, "Baker.pdf");
    for (const position of [0, 1]) {
      await db.resumeFinding.create({
        data: { resumeId: id, position, kind: "skill", content: { name: "Baking" } },
      });
    }

    await react(resumeRead, { id, findings: 2 });
    await react(resumeRead, { id, findings: 2 });

    expect(await db.notification.findMany()).toMatchObject([
      { userId, path: "/app/profile", text: expect.stringContaining("Baker.pdf has 2 entries") },
    ]);
  });

  it("asks about one finding if there is one", async () => {
    const { id: userId } = await makeUser();
    const id = await makeResume(userId);
    await db.resumeFinding.create({
      data: { resumeId: id, position: 0, kind: "skill", content: { name: "Baking" } },
    });

    await react(resumeRead, { id, findings: 1 });

    expect(await db.notification.findMany()).toMatchObject([
      { text: "Résumé.pdf has one entry for your profile. Choose whether to add it." },
    ]);
  });

  it("is not announced without findings", async () => {
    const { id: userId } = await makeUser();

    await react(resumeRead, { id: await makeResume(userId), findings: 0 });
    await react(resumeRead, { id: randomUUID(), findings: 3 });

    expect(await db.notification.count()).toBe(0);
  });
});
