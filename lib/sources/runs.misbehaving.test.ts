import { beforeEach, describe, expect, it } from "vitest";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { hoursLater, postings, setUpSource } from "@/lib/testing/sources/set-up";
import { type SourceServer, startSourceServer } from "@/lib/testing/sources/source-server";

// A server that misbehaves on purpose, and the effects on the source and its jobs.

const server = await startSourceServer();
process.env["TEST_SOURCE_SERVER"] = server.origin;

setUpDatabase();
const { connect, run, source, countOpen } = setUpSource(server);

describe("a source that misbehaves", () => {
  beforeEach(async () => {
    server.paths.set("/jobs.json", postings(10));
    await run();
    // Otherwise the next request would be conditional.
    expect(await countOpen()).toBe(10);
  });

  const misbehaviours: [string, Parameters<SourceServer["paths"]["set"]>[1], string][] = [
    ["is slow", () => undefined, "didn't answer in time"],
    [
      "begins and never ends",
      (_request, response) => void response.write('[{"title":'),
      "took too long",
    ],
    [
      "responds with an error",
      (_request, response) => void response.writeHead(500).end(),
      "a fault (500)",
    ],
    [
      "is gone",
      (_request, response) => void response.writeHead(404).end(),
      "nothing at this address",
    ],
    [
      "breaks off",
      (_request, response) => {
        response.writeHead(200, { "content-length": "100000" });
        response.write(JSON.stringify(postings(2)));
        setTimeout(() => response.destroy(), 20);
      },
      "closed the connection before the end",
    ],
    [
      "redirects to a private address",
      (_request, response) =>
        void response.writeHead(302, { location: "http://169.254.169.254/latest" }).end(),
      "isn't on the public internet",
    ],
    [
      "redirects to a host name with a private address",
      (_request, response) =>
        void response.writeHead(302, { location: "http://localhost:1/jobs.json" }).end(),
      "isn't on the public internet",
    ],
    [
      "redirects in circles",
      (_request, response) => void response.writeHead(302, { location: "/jobs.json" }).end(),
      "redirects more than 5 times",
    ],
    [
      "says it's compressed and isn't",
      (_request, response) => void response.setHeader("content-encoding", "gzip").end("[]"),
      "wrongly compressed",
    ],
  ];

  it.each(misbehaviours)("%s: the run fails and no job ends", async (_what, answer, why) => {
    server.paths.set("/jobs.json", answer);
    const failed = await run(hoursLater(24));
    expect(failed).toMatchObject({ outcome: "failed", ended: 0 });
    expect(failed.message).toContain(why);
    expect(await countOpen()).toBe(10);
    expect(await source()).toMatchObject({
      failures: 1,
      nextRunAt: hoursLater(24.25),
      pausedAt: null,
    });
  });

  it("is left alone for as long as it asks for (429)", async () => {
    server.paths.set("/jobs.json", (_request, response) =>
      response.writeHead(429, { "retry-after": "7200" }).end(),
    );
    const failed = await run(new Date());
    expect(failed).toMatchObject({ outcome: "failed" });
    expect(failed.message).toContain("asks us to come less often (429)");
    const { nextRunAt } = await source();
    expect((nextRunAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(7_100_000);

    const asked = server.asked.length;
    const again = await run(new Date());
    expect(again.message).toContain("has to be left alone for a while");
    expect(server.asked).toHaveLength(asked);
  });

  it("is refused if it sends 50 MB in place of a list", async () => {
    await connect("lever", "/postings");
    server.paths.set("/postings", (_request, response) => {
      const piece = Buffer.alloc(1_000_000, " ");
      let left = 50;
      const send = () => {
        while (left > 0) {
          left -= 1;
          if (!response.write(piece)) return void response.once("drain", send);
        }
        response.end("[]");
      };
      send();
    });
    const failed = await run(hoursLater(24));
    expect(failed.message).toContain("larger than 9 MB");
  });

  it.each([
    ["empty", "", "It holds no jobs, but 10 of its jobs are open here."],
    ["an empty list", "[]", "It holds no jobs, but 10 of its jobs are open here."],
    ["reduced to four of ten jobs", JSON.stringify(postings(4)), "6 of 10 open jobs are gone."],
  ])("is %s: no job ends, and the admins are told once", async (_what, text, message) => {
    server.paths.set("/jobs.json", text);
    const first = await run(hoursLater(24));
    await run(hoursLater(48));
    expect(first).toMatchObject({ outcome: "shrunken", ended: 0, message });
    expect(await countOpen()).toBe(10);
    expect(await queuedEvents("sources.needs_attention")).toEqual([{ runId: first.id }]);

    expect(await run(hoursLater(72), { acceptsShrinking: true })).toMatchObject({
      outcome: "complete",
    });
    expect(await countOpen()).toBe(text.includes("p-4") ? 4 : 0);
  });

  it.each([
    ["cut off within a record", JSON.stringify(postings(10)).slice(0, -40), 9],
    ["cut off after a record", `${JSON.stringify(postings(9)).slice(0, -1)},`, 9],
    [
      "unreadable in one row",
      `[${postings(9)
        .map((one) => JSON.stringify(one))
        .join()},{"x]`,
      9,
    ],
  ])("is %s: what could be read counts, and no job ends", async (_what, text) => {
    server.paths.set("/jobs.json", text);
    const first = await run(hoursLater(24));
    await run(hoursLater(72));
    expect(first).toMatchObject({ outcome: "incomplete", unchanged: 9, ended: 0 });
    expect(await countOpen()).toBe(10);
    expect(await queuedEvents("sources.needs_attention")).toEqual([{ runId: first.id }]);
  });
});

describe("a source that fails for days", () => {
  beforeEach(() => server.paths.clear());

  it("is tried less and less often, then paused, and the admins are told", async () => {
    await run(hoursLater(0));
    expect(await source()).toMatchObject({ nextRunAt: hoursLater(0.25), failures: 1 });
    await run(hoursLater(1));
    expect(await source()).toMatchObject({ nextRunAt: hoursLater(1.5), failures: 2 });
    await run(hoursLater(71));
    expect(await source()).toMatchObject({ pausedAt: null });
    expect(await queuedEvents("sources.needs_attention")).toEqual([]);

    const last = await run(hoursLater(73));
    expect(await source()).toMatchObject({
      pausedAt: hoursLater(73),
      isGivenUp: true,
      nextRunAt: null,
    });
    expect(await queuedEvents("sources.needs_attention")).toEqual([{ runId: last.id }]);
  });

  it("starts with the usual waits again after a success", async () => {
    await run(hoursLater(0));
    server.paths.set("/jobs.json", postings(1));
    await run(hoursLater(80));
    expect(await source()).toMatchObject({ failures: 0, failingSince: null, pausedAt: null });
  });
});
