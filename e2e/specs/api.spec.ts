import { ACCESS } from "../access/matrix";
import { expect, test } from "../support/fixtures";

type Listing = Record<string, unknown> & { title: string; url: string };
type SearchResponse = { jobsSearched: Listing[]; total: number; page: number; pageCount: number };

test.describe("the API for outside clients", () => {
  test("searches with the page's parameters and both names in the specification", async ({
    request,
  }) => {
    const response = await request.get("/api/searchJobs?query=engineer&limit=5");
    const found = (await response.json()) as SearchResponse;

    expect(response.status()).toBe(200);
    expect(response.headers()["cache-control"]).toBe("private, no-store");
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
    const { total, pageCount } = (await first.json()) as SearchResponse;
    const ids = new Set<unknown>();
    for (let page = 1; page <= pageCount; page++) {
      const response = await request.get(
        `/api/searchJobs?jobType=internship&limit=100&sort=newest&page=${page}`,
      );
      for (const job of ((await response.json()) as SearchResponse).jobsSearched)
        ids.add(job["id"]);
    }

    expect(ids.size).toBe(total);
  });

  test("returns an empty list for a search that finds nothing", async ({ request }) => {
    const response = await request.get("/api/searchJobs?query=zzyzxquux");

    expect(await response.json()).toMatchObject({ jobsSearched: [], total: 0 });
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
      const response = await request.get(`/api/searchJobs?${query}`);

      expect(response.status()).toBe(422);
      expect(response.headers()["content-type"]).toContain("application/problem+json");
      const problem = (await response.json()) as { errors: Record<string, string[]> };
      expect(Object.keys(problem.errors)).toEqual([field]);
      expect(problem).toMatchObject({ code: "invalid", requestId: expect.any(String) });
    });
  }

  test("returns a list whatever is typed into the search", async ({ request }) => {
    for (const query of [
      "%%%%",
      "'; DROP TABLE jobs; --",
      "a & | ! ( :*",
      '"',
      "-",
      "\\",
      "\u0000",
    ]) {
      const response = await request.get(`/api/searchJobs?query=${encodeURIComponent(query)}`);
      expect(response.status(), query).toBe(200);
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

  test("describes all of its calls", async ({ request }) => {
    const description = (await (await request.get("/api/openapi.json")).json()) as {
      paths: Record<string, object>;
    };

    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const calls = ACCESS.filter(({ route }) => route.startsWith("/api/"))
      .map(({ method, route }) => `${method} ${route.replace(/\[(\w+)\]/g, "{$1}")}`)
      // next-auth's own, only for the site's pages.
      .filter((call) => !call.includes("nextauth"));
    expect(described.toSorted()).toEqual(calls.toSorted());
  });
});
