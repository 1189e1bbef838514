import { describe, expect, it } from "vitest";
import { applicationMoved } from "@/lib/applications/events";
import type { ApplicationStatus, ApplicationStep } from "@/lib/applications/schema";
import { db } from "@/lib/platform/db/client";
import {
  applyToBakery as apply,
  reactWithNews as react,
  titlesOf,
} from "@/lib/testing/applications/news";
import { setUpDatabase } from "@/lib/testing/database";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { setUpStorage } from "@/lib/testing/storage";

const sink = setUpMailSink();
setUpDatabase();
setUpStorage();

/** A step of the application, with what the company wrote with it. */
async function aStep({ applicationId }: { applicationId: string }, values: object) {
  const data = { applicationId, kind: "interview" as const, note: "Thursday?", ...values };
  const { id } = await db.applicationEvent.create({ data });
  return { id, applicationId };
}

describe("a step", () => {
  it.each([
    ["viewed", "submitted", "Acme Bakery opened your application"],
    ["in_review", "interview", "Acme Bakery is reviewing your application"],
    ["interview", "interview", "Acme Bakery wants to talk to you"],
    ["closed", "closed", "Bread baker is closed"],
  ] as [ApplicationStep, ApplicationStatus, string][])(
    "%s is announced only to the applicant, once",
    async (kind, status, title) => {
      const { seeker, member, event: about } = await apply(status);
      const event = await aStep(about, { kind });

      await react(applicationMoved, { ...event, kind });
      await react(applicationMoved, { ...event, kind });

      expect(await titlesOf(seeker.id)).toEqual([title]);
      expect(await titlesOf(member.id)).toEqual([]);
      expect(sink.subjects()).toEqual([[seeker.email, title]]);
    },
  );

  it.each([
    ["without a note", { note: null }],
    ["that the applicant isn't told", { isTold: false }],
  ])("%s is announced to no one", async (_what, values) => {
    const { event } = await apply("interview");

    await react(applicationMoved, { ...(await aStep(event, values)), kind: "interview" });

    expect(await db.notification.count()).toBe(0);
    expect(sink.mails).toEqual([]);
  });

  it.each(["offer", "hired", "not_selected"] as const)("%s is told in its letter", async (kind) => {
    const { event } = await apply(kind);

    await react(applicationMoved, { ...(await aStep(event, { kind })), kind });

    expect(await db.notification.count()).toBe(0);
  });

  it.each([
    ["closed", "in_review"],
    ["in_review", "withdrawn"],
    ["viewed", "withdrawn"],
  ] as [ApplicationStep, ApplicationStatus][])(
    "%s is not announced when it is %s",
    async (kind, status) => {
      const { event } = await apply(status);

      await react(applicationMoved, { ...(await aStep(event, { kind })), kind });

      expect(await db.notification.count()).toBe(0);
      expect(sink.mails).toEqual([]);
    },
  );

  it("of a withdrawal is announced to the company", async () => {
    const { seeker, member, event } = await apply("withdrawn");

    await react(applicationMoved, { ...event, kind: "withdrawn" });

    expect(await titlesOf(seeker.id)).toEqual([]);
    expect(await titlesOf(member.id)).toEqual(["Ines Carvalho withdrew from Bread baker"]);
  });
});
