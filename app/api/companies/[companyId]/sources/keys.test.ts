import { NextRequest } from "next/server";
import { expect, it, vi } from "vitest";
import { createApiKey } from "@/lib/accounts/api-keys/commands";
import type { KeyScope } from "@/lib/accounts/api-keys/scopes.schema";
import { db } from "@/lib/platform/db/client";
import { aClient, PASSWORD } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { makeTeam } from "@/lib/testing/posting";
import { GET as readSource } from "./[sourceId]/route";
import { GET as listSources } from "./route";

// The requests in these tests have no cookies.
vi.mock("next/headers", () => ({ cookies: async () => ({ get: () => undefined }) }));

setUpDatabase();

/** A company with a source, and an API key for it. */
async function aKeyOf(scope: KeyScope) {
  const { actor, companyId } = await makeTeam();
  const { id: sourceId } = await db.source.create({ data: { name: `Careers ${companyId}` } });
  const address = `https://harbour.example/${companyId}.json`;
  const source = await db.connectedSource.create({
    data: {
      ...{ sourceId, kind: "file", address, requestAddress: address, everyHours: 24 },
      owner: { create: { companyId, proof: "domain" } },
    },
  });
  const by = { actor, owner: { companyId }, client: aClient() };
  const input = { name: "Bot", scopes: [scope], isSandbox: false, currentPassword: PASSWORD };
  const { secret } = await createApiKey(by, input);
  return { companyId, sourceId: source.id, secret };
}

type Ids = { companyId: string; sourceId: string };

async function ask(secret: string, { companyId, sourceId }: Ids) {
  const request = new NextRequest(`http://localhost:3000/api/companies/${companyId}/sources`, {
    headers: { authorization: `Bearer ${secret}` },
  });
  const list = await listSources(request, { params: Promise.resolve({ companyId }) });
  const one = await readSource(request, { params: Promise.resolve({ companyId, sourceId }) });
  return { list, one };
}

it("lets a company's key read its own sources, and no other company's", async () => {
  const [own, other] = [await aKeyOf("import_own"), await aKeyOf("import_own")];
  const { list, one } = await ask(own.secret, own);

  expect(await list.json()).toMatchObject({ sources: [{ id: own.sourceId, kind: "file" }] });
  expect(await one.json()).toMatchObject({ id: own.sourceId, runs: [] });
  for (const ids of [other, { ...other, companyId: own.companyId }]) {
    expect((await ask(own.secret, ids)).one.status).toBe(404);
  }
  expect((await ask(own.secret, other)).list.status).toBe(404);
});

it("refuses a key with another scope", async () => {
  const own = await aKeyOf("write_jobs");
  const { list, one } = await ask(own.secret, own);
  expect([list.status, one.status]).toEqual([403, 403]);
  expect(await list.json()).toMatchObject({ message: expect.stringContaining("“Import”") });
});
