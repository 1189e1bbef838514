import { expect, it } from "vitest";
import { canManageCompany, canPostFor, companyIdsOf, isMemberOf, roleAt } from "./policy";

const OWNED = "0192f0c1-0000-7000-8000-000000000001";
const JOINED = "0192f0c1-0000-7000-8000-000000000002";
const ASSIGNED = "0192f0c1-0000-7000-8000-000000000004";
const FOREIGN = "0192f0c1-0000-7000-8000-000000000003";
const actor = {
  companies: [
    { id: OWNED, role: "owner" as const },
    { id: JOINED, role: "recruiter" as const },
  ],
  assignments: [
    { companyId: ASSIGNED, role: "interviewer" as const, jobIds: [], applicationIds: [] },
  ],
};

it.each([
  { companyId: OWNED, role: "owner", manages: true, posts: true },
  { companyId: JOINED, role: "recruiter", manages: false, posts: true },
  { companyId: ASSIGNED, role: "interviewer", manages: false, posts: false },
  { companyId: FOREIGN, role: null, manages: false, posts: false },
])("lets owners manage, and only recruiters post: $role", ({ companyId, role, manages, posts }) => {
  expect(roleAt(actor, companyId)).toBe(role);
  expect(isMemberOf(actor, companyId)).toBe(role !== null);
  expect(canManageCompany(actor, companyId)).toBe(manages);
  expect(canPostFor(actor, companyId)).toBe(posts);
});

it("lists every company in which someone has a role", () => {
  expect(companyIdsOf(actor)).toEqual([OWNED, JOINED, ASSIGNED]);
});
