import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { decideConsent } from "./consents.commands";
import { CONSENTS } from "./consents.schema";
import {
  hideFromCompany,
  hideFromDomain,
  showToCompany,
  showToDomain,
} from "./visibility.commands";
import { canBeFoundBy, findVisibility } from "./visibility.queries";
import { domainParams, HIDDEN_MAX } from "./visibility.schema";

setUpDatabase();

async function aSeeker(values: Partial<Prisma.UserCreateInput> = {}): Promise<Actor> {
  return asActor(await makeUser(values));
}

function agree(actor: Actor, isGiven = true): Promise<void> {
  return decideConsent(actor, "be_found", { isGiven, textVersion: CONSENTS.be_found.version });
}

describe("who can be found by whom", () => {
  const stranger = { companyIds: [], emailDomain: "example.com" };

  it.each([
    ["a seeker who never gave consent", {}, [], false],
    ["a seeker who agreed", {}, [true], true],
    ["a seeker who withdrew consent", {}, [true, false], false],
    ["an employer who agreed", { userType: "employer" }, [true], false],
    ["a suspended seeker", { status: "suspended" }, [true], false],
    ["a seeker whose account will be deleted", { deletionDueAt: new Date() }, [true], false],
  ] as const)("decides about %s", async (...[, values, said, isFound]) => {
    const actor = await aSeeker(values);
    for (const isGiven of said) await agree(actor, isGiven);

    expect(await canBeFoundBy(actor.id, stranger)).toBe(isFound);
  });

  it.each([
    ["acme.com", "acme.com", false],
    ["acme.com", "ACME.com", false],
    ["acme.com", "hr.acme.com", false],
    ["hr.acme.com", "acme.com", true],
    ["acme.com", "notacme.com", true],
    ["acme.com", "acme.com.example", true],
    ["acme.com", "", true],
  ])("decides about hiding from %s for an address at %s", async (hidden, emailDomain, isFound) => {
    const actor = await aSeeker();
    await agree(actor);
    await hideFromDomain(actor, hidden);

    expect(await canBeFoundBy(actor.id, { companyIds: [], emailDomain })).toBe(isFound);
  });

  it("hides a seeker from all members of a company, whatever else they belong to", async () => {
    const [actor, other] = [await aSeeker(), await aSeeker()];
    await agree(actor);
    await agree(other);
    const [hidden, open] = [await makeCompany(), await makeCompany()];
    await hideFromCompany(actor, hidden);
    const viewer = (...companyIds: string[]) => ({ companyIds, emailDomain: "example.com" });

    expect(await canBeFoundBy(actor.id, viewer(hidden))).toBe(false);
    expect(await canBeFoundBy(actor.id, viewer(open, hidden))).toBe(false);
    expect(await canBeFoundBy(actor.id, viewer(open))).toBe(true);
    expect(await canBeFoundBy(other.id, viewer(hidden))).toBe(true);
    expect(await canBeFoundBy(randomUUID(), viewer(open))).toBe(false);
  });
});

describe("hiding", () => {
  it("happens once, can be undone, and is private", async () => {
    const [actor, other] = [await aSeeker(), await aSeeker()];
    const companyId = await makeCompany("Docklight");
    await Promise.all([1, 2, 3].map(() => hideFromCompany(actor, companyId)));
    await Promise.all([1, 2, 3].map(() => hideFromDomain(actor, "acme.com")));

    await showToCompany(other, companyId);
    await showToDomain(other, "acme.com");

    expect(await findVisibility(actor)).toEqual({
      companies: [{ id: companyId, name: "Docklight" }],
      domains: ["acme.com"],
    });
    expect(await findVisibility(other)).toEqual({ companies: [], domains: [] });
    await showToCompany(actor, companyId);
    await showToDomain(actor, "acme.com");
    expect(await findVisibility(actor)).toEqual({ companies: [], domains: [] });
  });

  it("refuses an unknown company", async () => {
    await expect(hideFromCompany(await aSeeker(), randomUUID())).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("is limited, even when many are added at once", async () => {
    const actor = await aSeeker();
    await db.profileHiddenDomain.createMany({
      data: Array.from({ length: HIDDEN_MAX - 1 }, (_, index) => ({
        userId: actor.id,
        domain: `d${index}.example`,
      })),
    });

    await Promise.allSettled(["a.org", "b.org", "c.org"].map((d) => hideFromDomain(actor, d)));

    expect(await db.profileHiddenDomain.count()).toBe(HIDDEN_MAX);
  });
});

it.each([
  ["acme.com", "acme.com"],
  [" ACME.com. ", "acme.com"],
  ["@acme.com", "acme.com"],
  ["Ines@hr.acme.com", "hr.acme.com"],
  ["münchen.example", "xn--mnchen-3ya.example"],
])("reads the domain %s", (text, domain) => {
  expect(domainParams.parse({ domain: text })).toEqual({ domain });
});

it.each(["", "acme", "com", "a b.com", "acme.com/x", "acme.com:80", "127.0.0.1", "[::1]", "a..b"])(
  "refuses the domain %s",
  (domain) => {
    expect(domainParams.safeParse({ domain }).success).toBe(false);
  },
);
