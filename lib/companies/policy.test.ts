import { expect, it } from "vitest";
import { canManageCompany, canPostFor } from "./policy";

const OWNED = "0192f0c1-0000-7000-8000-000000000001";
const JOINED = "0192f0c1-0000-7000-8000-000000000002";
const FOREIGN = "0192f0c1-0000-7000-8000-000000000003";
const actor = {
  companies: [
    { id: OWNED, role: "owner" as const },
    { id: JOINED, role: "recruiter" as const },
  ],
};

it.each([
  [OWNED, true, true],
  [JOINED, false, true],
  [FOREIGN, false, false],
])("lets owners manage and members post: %s", (companyId, manages, posts) => {
  expect(canManageCompany(actor, companyId)).toBe(manages);
  expect(canPostFor(actor, companyId)).toBe(posts);
});
