import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import {
  COMPANY_SCOPES,
  type KeyScope,
  PERSONAL_SCOPES,
  SITE_SCOPES,
} from "@/lib/accounts/api-keys/scopes.schema";
import { callWith, insertKey } from "../support/api-keys";
import { joinCompany } from "../support/companies";
import { type CompanyCall, callsAbout } from "../support/company-calls";
import { stateOf } from "../support/company-state";
import type { Sql } from "../support/database";
import { firstCompany, POSTING } from "../support/first-company";
import { expect, test } from "../support/fixtures";

// The calls come from the published description, so that none is forgotten.

type SecuredCall = { security?: Record<string, string[]>[] };
type DescribedCall = { method: string; route: string; scope: KeyScope | undefined };

/** Every call for which someone must say who they are, with the scope that a key needs for it. */
async function callsOf(request: APIRequestContext): Promise<DescribedCall[]> {
  const { paths } = (await (await request.get("/api/openapi.json")).json()) as {
    paths: Record<string, Record<string, SecuredCall>>;
  };
  return Object.entries(paths).flatMap(([route, verbs]) =>
    Object.entries(verbs).flatMap(([verb, { security = [] }]) => {
      if (security.length === 0) return [];
      const scope = security.flatMap((one) => one["apiKey"] ?? [])[0] as KeyScope | undefined;
      return [{ method: verb.toUpperCase(), route, scope }];
    }),
  );
}

/** A call about things that aren't there. */
const toCall = ({ method, route }: DescribedCall) => ({
  ...{ method, body: {} },
  path: route.replace(/\{\w+\}/g, () => randomUUID()),
});

const scopesOf = (names: Readonly<Partial<Record<KeyScope, string>>>) =>
  Object.keys(names) as KeyScope[];

/** Reads all that a company has but its keys, which note when they were used. */
const stateReader = (sql: Sql) => async (companyId: string) =>
  (await stateOf(sql, companyId)).filter((row) => !JSON.stringify(row).includes('"is_sandbox"'));

test("a key makes the calls of its scopes and no others, whoever owns it", async ({
  request,
  sql,
  aPerson,
  aPosting,
}) => {
  const calls = await callsOf(request);
  const described = new Set(calls.flatMap(({ scope }) => scope ?? []));
  const known = [COMPANY_SCOPES, SITE_SCOPES, PERSONAL_SCOPES].flatMap(scopesOf);
  // What agents alone may do is no call of the API.
  expect([...described, "prepare_applications"].toSorted()).toEqual(known.toSorted());

  const [owner, admin, seeker] = [
    await aPerson({ userType: "employer" }),
    await aPerson({ userType: "admin" }),
    await aPerson(),
  ];
  const { companyId } = await aPosting();
  await joinCompany(sql, owner, { companyId, role: "owner" });
  const company = { by: owner.id, companyId };
  const keys = [
    { ...company, scopes: ["read_jobs", "write_applications"] as const },
    { ...company, scopes: ["write_jobs", "read_applications"] as const },
    { ...company, scopes: scopesOf(COMPANY_SCOPES), isSandbox: true },
    { by: admin.id, scopes: scopesOf(SITE_SCOPES) },
    { by: seeker.id, userId: seeker.id, scopes: scopesOf(PERSONAL_SCOPES) },
  ];
  const wrong: string[] = [];
  for (const key of keys) {
    const secret = await insertKey(sql, key);
    for (const call of calls) {
      const status = (await callWith(request, secret, toCall(call))).status();
      const isAllowed = key.scopes.some((scope) => scope === call.scope);
      const isRight = isAllowed ? ![401, 403, 500].includes(status) : status === 403;
      if (!isRight) wrong.push(`${key.scopes.join()}: ${call.method} ${call.route}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("a key that was changed or revoked, or lost its owner, makes no calls", async ({
  request,
  sql,
  aPerson,
  aPosting,
}) => {
  const { companyId } = await aPosting();
  const aKey = async () => {
    const owner = await aPerson({ userType: "employer" });
    await joinCompany(sql, owner, { companyId, role: "owner" });
    const secret = await insertKey(sql, {
      ...{ by: owner.id, companyId, scopes: scopesOf(COMPANY_SCOPES) },
    });
    return { owner, secret };
  };
  const { secret } = await aKey();
  const flipped = secret.at(-1) === "A" ? "B" : "A";
  const [revoked, left, deleted] = [await aKey(), await aKey(), await aKey()];
  await sql("DELETE FROM api_keys WHERE created_by_id = $1", [revoked.owner.id]);
  await sql("DELETE FROM company_members WHERE user_id = $1", [left.owner.id]);
  await sql("DELETE FROM users WHERE id = $1", [deleted.owner.id]);
  const dead = [
    secret.slice(0, -1) + flipped,
    secret.replace("_key_", "_sandbox_"),
    secret.slice(0, -1),
    `${secret}A`,
    secret.toUpperCase(),
    ...[revoked, left, deleted].map((one) => one.secret),
  ];
  const wrong: string[] = [];
  // Each of the calls with another one of them, and those for keys with all of them.
  for (const [at, call] of (await callsOf(request)).entries()) {
    for (const one of call.scope ? dead : dead.slice(at % dead.length).slice(0, 1)) {
      const status = (await callWith(request, one, toCall(call))).status();
      if (status !== 401) wrong.push(`${call.method} ${call.route}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
  const works = await callWith(request, secret, { method: "GET", path: "/api/employer/jobs" });
  expect(works.status()).toBe(200);
});

test("another company's key finds nothing of the first, and its own key only what is in its scope", async ({
  request,
  sql,
  aPerson,
  aPosting,
}) => {
  const first = await firstCompany({ sql, request, aPerson, aPosting });
  const stranger = await aPerson({ userType: "employer" });
  const other = await aPosting();
  await joinCompany(sql, stranger, { ...other, role: "owner" });
  const scopes = scopesOf(COMPANY_SCOPES);
  const theirs = await insertKey(sql, { by: stranger.id, companyId: other.companyId, scopes });
  const companyId = first.ids["companyId"] ?? "";
  const own = await insertKey(sql, { by: first.owner.id, companyId, scopes });
  const described = new Map(
    (await callsOf(request)).map(({ method, route, scope }) => [`${method} ${route}`, scope]),
  );
  const nameOf = ({ method, route }: CompanyCall) =>
    `${method} ${route.replace(/\[(\w+)\]/g, "{$1}")}`;
  const calls = callsAbout(first.ids).filter((call) => described.has(nameOf(call)));
  const isScoped = (call: CompanyCall) => described.get(nameOf(call)) !== undefined;
  expect(calls.length).toBeGreaterThan(50);
  const stateBesidesKeys = stateReader(sql);
  const before = await stateBesidesKeys(companyId);

  const wrong: string[] = [];
  const expectStatus = async (secret: string, call: CompanyCall, status: number) => {
    const response = await callWith(request, secret, call);
    const name = `${call.method} ${call.path}`;
    if (response.status() !== status) wrong.push(`${name}: ${response.status()}, not ${status}`);
    if ((await response.text()).includes(first.secret)) wrong.push(`${name} tells`);
  };
  for (const call of calls) {
    await expectStatus(theirs, call, isScoped(call) ? 404 : 403);
    if (!isScoped(call)) await expectStatus(own, call, 403);
  }
  expect(wrong).toEqual([]);
  expect(await stateBesidesKeys(companyId)).toEqual(before);
});

test("a sandbox key leaves nothing behind, and a repeated request posts one job", async ({
  request,
  sql,
  aPerson,
  aPosting,
}) => {
  const owner = await aPerson({ userType: "employer" });
  const { companyId } = await aPosting();
  await joinCompany(sql, owner, { companyId, role: "owner" });
  const values = { by: owner.id, companyId, scopes: scopesOf(COMPANY_SCOPES) };
  const [sandbox, key] = [
    await insertKey(sql, { ...values, isSandbox: true }),
    await insertKey(sql, values),
  ];
  const stateBesidesKeys = stateReader(sql);
  const before = await stateBesidesKeys(companyId);
  const body = { companyId, posting: POSTING };
  const referenced = { method: "PUT", path: "/api/jobs/by-reference/careers/TRY-1", body };
  const posted = { method: "POST", path: "/api/jobs", body };

  for (const call of [referenced, posted]) {
    const tried = await callWith(request, sandbox, call);
    expect(tried.status(), await tried.text()).toBe(201);
    expect(tried.headers()["x-sandbox"]).toBe("1");
  }
  expect(await stateBesidesKeys(companyId)).toEqual(before);

  const headers = { "idempotency-key": randomUUID() };
  const post = () => callWith(request, key, { ...posted, headers });
  const [first, second] = [await post(), await post()];
  expect(await first.json()).toEqual(await second.json());
  const jobs = await sql("SELECT id FROM jobs WHERE company_id = $1 AND title = $2", [
    companyId,
    POSTING.title,
  ]);
  expect(jobs).toHaveLength(1);
  const changed = { companyId, posting: { ...POSTING, title: "Another title" } };
  const other = { ...posted, headers, body: changed };
  expect((await callWith(request, key, other)).status()).toBe(422);
});
