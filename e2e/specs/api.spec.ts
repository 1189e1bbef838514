import { ACCESS } from "../access/matrix";
import { expect, test } from "../support/fixtures";

type Listing = Record<string, unknown> & { title: string; url: string };
type SearchAnswer = { jobsSearched: Listing[]; total: number; page: number; pageCount: number };

test.describe("the API for outside clients", () => {
  test("searches with the page's parameters and both names of the specification", async ({
    request,
  }) => {
    const answer = await request.get("/api/searchJobs?query=engineer&limit=5");
    const found = (await answer.json()) as SearchAnswer;

    expect(answer.status()).toBe(200);
    expect(answer.headers()["cache-control"]).toBe("private, no-store");
    expect(found.jobsSearched).toHaveLength(5);
    expect(found.total).toBeGreaterThan(5);
    const [job] = found.jobsSearched;
    expect(job).toMatchObject({ _id: job?.["id"], type: job?.["jobType"], isActive: true });
    for (const name of [
      "company",
      "location",
      "category",
      "skillsRequired",
      "source",
      "reference",
    ]) {
      expect(job).toHaveProperty(name);
    }
  });

  test("pages through all that it counts", async ({ request }) => {
    const first = await request.get("/api/searchJobs?jobType=internship&limit=100");
    const { total, pageCount } = (await first.json()) as SearchAnswer;
    const ids = new Set<unknown>();
    for (let page = 1; page <= pageCount; page++) {
      const answer = await request.get(
        `/api/searchJobs?jobType=internship&limit=100&sort=newest&page=${page}`,
      );
      for (const job of ((await answer.json()) as SearchAnswer).jobsSearched) ids.add(job["id"]);
    }

    expect(ids.size).toBe(total);
  });

  test("answers an empty list for a search that finds nothing", async ({ request }) => {
    const answer = await request.get("/api/searchJobs?query=zzyzxquux");

    expect(await answer.json()).toMatchObject({ jobsSearched: [], total: 0 });
  });

  for (const [query, field] of [
    ["limit=101", "limit"],
    ["limit=0", "limit"],
    ["limit=ten", "limit"],
    [`query=${"x".repeat(201)}`, "query"],
    [`query=${"x".repeat(10_000)}`, "query"],
  ] as const) {
    test(`refuses ${query.slice(0, 20)} (${query.length} characters) and names the field`, async ({
      request,
    }) => {
      const answer = await request.get(`/api/searchJobs?${query}`);

      expect(answer.status()).toBe(422);
      expect(answer.headers()["content-type"]).toContain("application/problem+json");
      const problem = (await answer.json()) as { errors: Record<string, string[]> };
      expect(Object.keys(problem.errors)).toEqual([field]);
      expect(problem).toMatchObject({ code: "invalid", requestId: expect.any(String) });
    });
  }

  test("answers a list whatever is typed into the search", async ({ request }) => {
    for (const query of [
      "%%%%",
      "'; DROP TABLE jobs; --",
      "a & | ! ( :*",
      '"',
      "-",
      "\\",
      "\u0000",
    ]) {
      const answer = await request.get(`/api/searchJobs?query=${encodeURIComponent(query)}`);
      expect(answer.status(), query).toBe(200);
    }
  });

  test("lists featured and fresher jobs", async ({ request }) => {
    const collection = async (path: string) =>
      ((await (await request.get(path)).json()) as { jobsCollection: Listing[] }).jobsCollection;
    const featured = await collection("/api/FeatureJobs/10");
    const fresher = await collection("/api/FresherJobs/10");

    expect(featured).toHaveLength(10);
    expect(featured.filter((job) => job["jobType"] === "Internship").length).toBeGreaterThanOrEqual(
      5,
    );
    expect(fresher).toHaveLength(10);
    for (const job of fresher) expect(job["experience"]).toBeLessThanOrEqual(1);
    expect((await request.get("/api/FeatureJobs/0")).status()).toBe(422);
  });

  test("describes every call it has", async ({ request }) => {
    const description = (await (await request.get("/api/openapi.json")).json()) as {
      paths: Record<string, object>;
    };

    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const calls = ACCESS.filter(({ route }) => route.startsWith("/api/"))
      .map(({ method, route }) => `${method} ${route.replace(/\[(\w+)\]/g, "{$1}")}`)
      // next-auth's own, for the site's pages alone.
      .filter((call) => !call.includes("nextauth"));
    expect(described.toSorted()).toEqual(calls.toSorted());
  });
});
