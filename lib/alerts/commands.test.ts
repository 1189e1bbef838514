import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCities } from "@/lib/testing/documents";
import { changeAlert, createAlert, deleteAlert } from "./commands";
import { countAlerts, listAlerts } from "./queries";
import { alertInput } from "./schema";

setUpDatabase();

const aSeeker = async (values = {}) => asActor(await makeUser(values));
const asked = (given: unknown) => alertInput.parse(given);

describe("createAlert", () => {
  it.each([
    ["/search-results?query=baker&sort=pay&page=4", "/search-results?query=baker", "Baker jobs"],
    ["?page=2&category=IT,design&query=+", "/search-results?category=it,design", "All jobs"],
    ["/search-results", "/search-results", "All jobs"],
    [
      { query: "baker", jobType: ["full-time"], salaryMin: 20000 },
      "/search-results?query=baker&jobType=full-time&salaryMin=20000",
      "Full-time baker jobs",
    ],
    ["/search-results?location=pune", "/search-results?location=pune", "Jobs in Pune, India"],
    [
      "?query=remote+baker+jobs+in+pune",
      "/search-results?query=baker&location=pune&mode=remote",
      "Remote baker jobs in Pune, India",
    ],
    [
      "?query=remote+baker&asTyped=1",
      "/search-results?query=remote+baker&asTyped=1",
      "Remote baker jobs",
    ],
  ])("turns %j into an alert for %s, called %s", async (search, address, name) => {
    await makeCities();
    const actor = await aSeeker();

    const alert = await createAlert(actor, asked({ search, frequency: "weekly" }));

    expect(alert).toMatchObject({ search: address, name, frequency: "weekly", status: "active" });
    expect(await listAlerts(actor)).toEqual([alert]);
  });

  it.each([
    "/jobs",
    "https://evil.example/search-results?query=a",
    "query=baker",
    "/admin?query=x",
  ])("refuses %s, which isn't a search", async (search) => {
    await expect(createAlert(await aSeeker(), asked({ search }))).rejects.toMatchObject({
      code: "invalid",
      fields: { search: [expect.stringContaining("Only a search")] },
    });
  });

  it("refuses a search of twenty thousand characters, and keeps what it stores short", async () => {
    expect(alertInput.safeParse({ search: `?query=${"x".repeat(20_000)}` }).success).toBe(false);
    const query = "long ".repeat(700);
    const alert = await createAlert(
      await aSeeker(),
      asked({ search: { query: query.slice(0, 500) } }),
    );

    expect(alert.search.length).toBeLessThan(300);
    expect(alert.name.length).toBeLessThanOrEqual(120);
  });

  it("creates one alert for a double click, with the latest frequency", async () => {
    const actor = await aSeeker();
    const frequencies = ["daily", "weekly", "daily", "weekly"] as const;

    const alerts = await Promise.all(
      frequencies.map((frequency) => createAlert(actor, { search: "?query=baker", frequency })),
    );

    expect(new Set(alerts.map(({ id }) => id)).size).toBe(1);
    expect(await countAlerts(actor)).toBe(1);
  });

  it("waits for the address to be verified", async () => {
    const actor = await aSeeker({ emailVerifiedAt: null });

    expect(await createAlert(actor, asked({ search: "?query=baker" }))).toMatchObject({
      status: "waiting",
    });
  });

  it("stops at fifty", async () => {
    const actor = await aSeeker();
    await db.jobAlert.createMany({
      data: Array.from({ length: 49 }, (_, n) => ({
        userId: actor.id,
        search: `/search-results?query=${n}`,
        name: `${n}`,
        frequency: "daily" as const,
        renewBy: new Date(),
      })),
    });
    const results = await Promise.allSettled(
      ["a", "b", "c"].map((query) => createAlert(actor, asked({ search: { query } }))),
    );

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await countAlerts(actor)).toBe(50);
  });
});

describe("changeAlert", () => {
  it("changes what is given, pauses, resumes for a year, deletes and restores", async () => {
    const actor = await aSeeker();
    const { id } = await createAlert(actor, asked({ search: "?query=baker" }));

    expect(await changeAlert(actor, id, { frequency: "instant", name: "Bread" })).toMatchObject({
      frequency: "instant",
      name: "Bread",
      status: "active",
    });
    expect(await changeAlert(actor, id, { status: "paused" })).toMatchObject({ status: "paused" });
    await db.jobAlert.update({ where: { id }, data: { renewBy: new Date() } });
    const resumed = await changeAlert(actor, id, { status: "active" });
    expect(resumed?.status).toBe("active");
    expect(Date.parse(resumed?.renewBy ?? "")).toBeGreaterThan(Date.now() + 364 * 86_400_000);

    await deleteAlert(actor, id);
    await deleteAlert(actor, id);
    expect(await listAlerts(actor)).toEqual([]);
    await expect(changeAlert(actor, id, { name: "x" })).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await changeAlert(actor, id, { status: "active" })).toMatchObject({ name: "Bread" });
    expect(await countAlerts(actor)).toBe(1);
  });

  it("cannot restore an alert whose search has a new one", async () => {
    const actor = await aSeeker();
    const { id } = await createAlert(actor, asked({ search: "?query=baker" }));
    await deleteAlert(actor, id);
    await createAlert(actor, asked({ search: "?query=baker" }));

    await expect(changeAlert(actor, id, { status: "active" })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("does not find a stranger's alert", async () => {
    const { id } = await createAlert(await aSeeker(), asked({ search: "?query=baker" }));
    const stranger = await aSeeker();

    await expect(changeAlert(stranger, id, { status: "paused" })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(deleteAlert(stranger, id)).rejects.toMatchObject({ code: "not_found" });
    expect(await listAlerts(stranger)).toEqual([]);
  });
});
