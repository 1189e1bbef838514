import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { createAlert } from "@/lib/alerts/commands";
import { alertDue, alertEnding, alertRequested } from "@/lib/alerts/events";
import { alertToken, readAlertToken } from "@/lib/alerts/mailed-links.queries";
import { insertAlert, prepareAlert } from "@/lib/alerts/owned.commands";
import { moveJob } from "@/lib/jobs/commands";
import { db } from "@/lib/platform/db/client";
import { refreshSuggestions } from "@/lib/search/suggestions/commands";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { linkIn, setUpMailSink } from "@/lib/testing/mail-sink";
import { react } from "@/lib/testing/reactions";

const sink = setUpMailSink();
setUpDatabase();

const EMAIL = "gull@example.org";

async function aSubscription(isConfirmed: boolean, query = "baker"): Promise<string> {
  const prepared = await prepareAlert({ search: { query }, frequency: "daily" });
  return db.$transaction((tx) =>
    insertAlert(tx, { owner: { email: EMAIL }, isConfirmed }, prepared),
  );
}

async function anAlert(): Promise<{ alertId: string; email: string }> {
  const user = await makeUser({ fullName: "Ann Gull" });
  const actor = await asActor(user);
  const { id } = await createAlert(actor, { search: "?query=baker", frequency: "instant" });
  return { alertId: id, email: user.email };
}

const due = (alertId: string, jobIds: string[], total = jobIds.length) => ({
  id: randomUUID(),
  alertId,
  jobIds,
  total,
});

it("asks an address to confirm, once per request, and repeats nothing that was typed", async () => {
  const id = await aSubscription(false, "win a prize");
  const cause = randomUUID();

  await react(alertRequested, { id, cause });
  await react(alertRequested, { id, cause });

  expect(sink.mails.map(({ recipients }) => recipients)).toEqual([[EMAIL]]);
  const link = new URL(linkIn(sink.mails[0]));
  expect(link.pathname).toBe("/alerts/confirm");
  expect(readAlertToken("confirm", link.searchParams.get("token") ?? "")).toBe(id);
  expect(sink.mails[0]?.words).not.toMatch(/prize/);
});

it("names the search to confirm if it contains only the site's own words", async () => {
  await makeJob({ title: "Night Baker" });
  await refreshSuggestions();
  const named = await aSubscription(false, "night baker");
  const unnamed = await aSubscription(false, "night baker win a prize");

  for (const id of [named, unnamed]) await react(alertRequested, { id, cause: randomUUID() });

  expect(sink.mails.map(({ mail }) => mail.subject)).toEqual([
    "Confirm your job alert: Night baker jobs",
    "Confirm your job alert",
  ]);
  expect(sink.mails[0]?.words).toContain("once a day at most: Night baker jobs.");
  expect(sink.mails[1]?.words).not.toMatch(/prize/);
});

it("tells an address that it already has the alert", async () => {
  const id = await aSubscription(true);

  await react(alertRequested, { id, cause: randomUUID() });

  expect(sink.mails[0]?.mail.subject).toBe("You already have this job alert");
  expect(sink.mails[0]?.mail.text).toContain(`/alerts/manage?token=${alertToken("manage", id)}`);
});

it("mails the jobs, with one click to stop, once", async () => {
  const { alertId, email } = await anAlert();
  const jobs = [
    await makeJob({ title: "Baker <b>of</b> bread" }),
    await makeJob({ title: "Night baker" }),
  ];
  const event = due(alertId, jobs, 24);

  await react(alertDue, event);
  await react(alertDue, event);

  expect(sink.mails).toHaveLength(1);
  const [{ recipients, mail, raw, words } = { recipients: [], mail: null, raw: "", words: "" }] =
    sink.mails;
  expect(recipients).toEqual([email]);
  expect(mail?.subject).toBe("24 new jobs: Baker jobs");
  expect(mail?.text).toContain("Hello Ann Gull,");
  expect(mail?.text).toMatch(
    /Night baker\nCompany \d+ · Pune, India\nhttps:\/\/\S+\/job\/night-baker/,
  );
  expect(mail?.text).toContain(
    "See these and 22 more:\nhttps://jobs.example.org/search-results?query=baker",
  );
  expect(words).toContain("Baker &lt;b&gt;of&lt;/b&gt; bread");
  const token = alertToken("unsubscribe", alertId);
  expect(mail?.text).toContain(`https://jobs.example.org/alerts/unsubscribe?token=${token}`);
  const unfolded = raw.replace(/\r\n[ \t]+/g, " ");
  expect(unfolded).toContain(
    `List-Unsubscribe: <https://jobs.example.org/api/alerts/unsubscribe?token=${token}>`,
  );
  expect(unfolded).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
});

it("leaves out what has ended in the meantime, and sends nothing when nothing is left", async () => {
  const { alertId } = await anAlert();
  const [closed, open] = [await makeJob({ title: "Baker A" }), await makeJob({ title: "Baker B" })];
  await moveJob(closed, "closed");

  await react(alertDue, due(alertId, [closed, open]));
  await react(alertDue, due(alertId, [closed]));

  expect(sink.mails.map(({ mail }) => mail.subject)).toEqual(["1 new job: Baker jobs"]);
  expect(sink.mails[0]?.mail.text).not.toContain("Baker A");
});

it.each(["unsubscribedAt", "pausedAt"])(
  "sends nothing after it was stopped (%s)",
  async (column) => {
    const { alertId } = await anAlert();
    await db.jobAlert.update({ where: { id: alertId }, data: { [column]: new Date() } });

    await react(alertDue, due(alertId, [await makeJob({ title: "Baker" })]));
    await react(alertEnding, { id: alertId });

    expect(sink.mails).toEqual([]);
  },
);

it("sends nothing to an account that turned these emails off, is leaving or suspended", async () => {
  const job = await makeJob({ title: "Baker" });
  for (const data of [{ deletionDueAt: new Date() }, { status: "suspended" as const }, {}]) {
    const { alertId, email } = await anAlert();
    const { id: userId } = await db.user.update({
      where: { id: (await db.user.findFirstOrThrow({ where: { email } })).id },
      data,
    });
    if (Object.keys(data).length === 0) {
      await db.notificationPreference.create({
        data: { userId, channel: "mail", kind: "alert_matches", isOn: false },
      });
    }
    await react(alertDue, due(alertId, [job]));
  }

  expect(sink.mails).toEqual([]);
});

it("warns of an alert's end with a link that keeps it", async () => {
  const id = await aSubscription(true);

  await react(alertEnding, { id });
  await react(alertEnding, { id });

  expect(sink.mails).toHaveLength(1);
  expect(sink.mails[0]?.mail.subject).toBe("Your job alert ends soon: Baker jobs");
  expect(linkIn(sink.mails[0])).toBe(
    `https://jobs.example.org/alerts/renew?token=${alertToken("renew", id)}`,
  );
});
