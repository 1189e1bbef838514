import { NextRequest } from "next/server";
import { beforeEach, describe, expect, it } from "vitest";
import { POST as subscribe } from "@/app/api/alerts/subscriptions/route";
import { POST as stop } from "@/app/api/alerts/unsubscribe/route";
import { db } from "@/lib/platform/db/client";
import { formToken } from "@/lib/platform/security/form-token";
import { aClient, asActor, makeUser } from "@/lib/testing/accounts";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { createAlert } from "./commands";
import { alertToken, readAlertToken } from "./mailed-links.queries";
import { subscriptionInput } from "./schema";
import {
  changeManaged,
  confirmSubscription,
  renewAlert,
  requestSubscription,
  unsubscribe,
} from "./subscriptions.commands";
import { findLinked, findManaged } from "./subscriptions.queries";

setUpDatabase();

const DAY = 86_400_000;
// A new one per test, because a full mailbox stays full in memory for a while.
let email = "";
beforeEach(() => {
  email = `gull-${crypto.randomUUID()}@example.org`;
});

const ask = async (given: object = {}, client = aClient()) =>
  requestSubscription(subscriptionInput.parse({ email, search: "?query=baker", ...given }), client);
const only = async () => db.jobAlert.findFirstOrThrow();

async function aConfirmed(given: object = {}): Promise<string> {
  await ask(given);
  const alert = await db.jobAlert.findFirstOrThrow({ orderBy: { createdAt: "desc" } });
  await confirmSubscription(alertToken("confirm", alert.id));
  return alert.id;
}

describe("requesting an alert without an account", () => {
  it("waits for the link in the email, which starts the alert only once", async () => {
    await ask();
    const { id, confirmedAt } = await only();
    expect(confirmedAt).toBeNull();
    expect(await queuedEvents("alerts.requested")).toMatchObject([{ id }]);

    const token = alertToken("confirm", id);
    expect(await findLinked("confirm", token)).toMatchObject({ name: "Baker jobs" });
    const results = await Promise.all([confirmSubscription(token), confirmSubscription(token)]);

    expect(results[1]).toEqual(results[0]);
    expect((await only()).confirmedAt).not.toBeNull();
    expect((await findManaged(results[0].manageToken))?.alerts).toHaveLength(1);
  });

  it("creates one alert for a double click, ignoring the address's case", async () => {
    await Promise.all([ask(), ask({ email: email.toUpperCase() }), ask()]);

    expect(await db.jobAlert.count()).toBe(1);
    expect(await queuedEvents("alerts.requested")).toHaveLength(3);
  });

  it("expires after seven days, and works again when requested again", async () => {
    await ask();
    const { id } = await only();
    const token = alertToken("confirm", id);
    await db.jobAlert.update({
      where: { id },
      data: { createdAt: new Date(Date.now() - 8 * DAY) },
    });

    expect(await findLinked("confirm", token)).toBeNull();
    await expect(confirmSubscription(token)).rejects.toMatchObject({ code: "gone" });
    await ask();
    expect(await confirmSubscription(token)).toMatchObject({ name: "Baker jobs" });
  });

  it("changes nothing about a running alert, and doesn't reveal it", async () => {
    const id = await aConfirmed();
    await ask({ frequency: "instant" });

    expect(await only()).toMatchObject({ id, frequency: "daily" });
    expect(await queuedEvents("alerts.requested")).toHaveLength(2);
  });

  it("requires a challenge after a few, and stops floods of one mailbox", async () => {
    const client = aClient();
    for (let n = 0; n < 5; n += 1) await ask({ search: `?query=${n}` }, client);

    await expect(ask({}, client)).rejects.toMatchObject({ code: "challenge_required" });
    await expect(ask()).rejects.toMatchObject({ code: "rate_limited" });
  });
});

describe("the links in an email", () => {
  it("have one purpose each, and work for no one else", async () => {
    const id = await aConfirmed();
    const token = alertToken("unsubscribe", id);

    expect(readAlertToken("manage", token)).toBeNull();
    expect(readAlertToken("unsubscribe", `${token}x`)).toBeNull();
    expect(
      readAlertToken(
        "unsubscribe",
        token.replace(/.$/, (c) => (c === "A" ? "B" : "A")),
      ),
    ).toBeNull();
    for (const work of [unsubscribe, renewAlert, confirmSubscription]) {
      await expect(work(alertToken("manage", id))).rejects.toMatchObject({ code: "gone" });
    }
    expect((await only()).unsubscribedAt).toBeNull();
  });

  it("manage the alerts of their own address only", async () => {
    const id = await aConfirmed();
    const foreign = await aConfirmed({ email: "heron@example.org" });
    const own = await createAlert(await asActor(await makeUser({ email })), {
      search: "?query=pilot",
      frequency: "daily",
    });
    const token = alertToken("manage", id);

    expect((await findManaged(token))?.alerts.map((alert) => alert.id)).toEqual([id]);
    expect(await changeManaged(token, id, { status: "paused" })).toMatchObject({
      status: "paused",
    });
    for (const other of [foreign, own.id]) {
      await expect(changeManaged(token, other, { status: "paused" })).rejects.toMatchObject({
        code: "not_found",
      });
    }
    expect(await findManaged(alertToken("manage", own.id))).toBeNull();
    expect(await changeManaged(token, id, { status: "ended" })).toBeNull();
  });

  it("renew for a year and end a pause", async () => {
    const id = await aConfirmed();
    await db.jobAlert.update({
      where: { id },
      data: { renewBy: new Date(), pausedAt: new Date(), endingToldAt: new Date() },
    });

    const { renewBy } = await renewAlert(alertToken("renew", id));

    expect(Date.parse(renewBy)).toBeGreaterThan(Date.now() + 364 * DAY);
    expect(await only()).toMatchObject({ pausedAt: null, endingToldAt: null });
  });
});

function post(path: string, body: string, headers: Record<string, string> = {}): NextRequest {
  return new NextRequest(`https://jobs.example.org${path}`, {
    method: "POST",
    body,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });
}
const context = { params: Promise.resolve({}) };

describe("one click (RFC 8058)", () => {
  const oneClick = (token: string) =>
    post(`/api/alerts/unsubscribe?token=${token}`, "List-Unsubscribe=One-Click");

  it("stops an alert as mail providers request it, and accepts a repeat", async () => {
    const id = await aConfirmed();
    const token = alertToken("unsubscribe", id);

    for (const _again of [1, 2]) expect((await stop(oneClick(token), context)).status).toBe(200);
    expect((await only()).unsubscribedAt).not.toBeNull();
    expect((await stop(oneClick(alertToken("manage", id)), context)).status).toBe(410);
    await db.jobAlert.deleteMany();
    expect((await stop(oneClick(token), context)).status).toBe(200);
  });

  it("shows a browser without scripts a page", async () => {
    const token = alertToken("unsubscribe", await aConfirmed());
    const path = `/api/alerts/unsubscribe?token=${token}`;
    const response = await stop(post(path, "", { accept: "text/html,*/*" }), context);

    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      "/alerts/unsubscribe?done=1",
    ]);
  });
});

describe("the form at the foot of a page, without scripts", () => {
  const send = async (fields: Record<string, string>) => {
    const body = new URLSearchParams(fields).toString();
    const response = await subscribe(post("/api/alerts/subscriptions", body), context);
    return [response.status, response.headers.get("location")];
  };
  const form = () => formToken(new Date(Date.now() - 5000));

  it("leads to a page that says what comes next", async () => {
    expect(await send({ email, form: form(), website: "" })).toEqual([303, "/alerts/requested"]);
    expect(await only()).toMatchObject({ email, frequency: "daily", name: "All jobs" });
  });

  it("refuses an invalid address with a message, and accepts nothing from programs", async () => {
    expect(await send({ email: "gull", form: form() })).toEqual([
      303,
      "/alerts/requested?problem=1",
    ]);
    expect(await send({ email, form: form(), website: "x" })).toEqual([422, null]);
    expect(await send({ email, form: formToken() })).toEqual([422, null]);
    expect(await db.jobAlert.count()).toBe(0);
  });
});
