import { describe, expect, it } from "vitest";
import { canHandleApplications, canSeeAsEmployer, isOwn } from "./policy";
import { APPLICATION_STATUSES } from "./schema";

const member = { companies: [{ id: "c1", role: "recruiter" }] } as const;
const stranger = { companies: [{ id: "c2", role: "owner" }] } as const;

describe("policy of applications", () => {
  it.each([
    ["a member of the company", member, true],
    ["a member of another company", stranger, false],
    ["somebody without a company", { companies: [] }, false],
  ])("canHandleApplications: %s", (_who, actor, allowed) => {
    expect(canHandleApplications(actor, "c1")).toBe(allowed);
  });

  it.each(APPLICATION_STATUSES)("canSeeAsEmployer: %s", (status) => {
    const company = { status: "active" } as const;
    const job = { status: "live", companyId: "c1", company };

    expect(canSeeAsEmployer(member, { status, job })).toBe(
      status !== "held" && status !== "withdrawn",
    );
    expect(canSeeAsEmployer(stranger, { status, job })).toBe(false);
    expect(canSeeAsEmployer(member, { status, job: { ...job, status: "removed" } })).toBe(false);
    const suspended = { ...job, company: { status: "suspended" } } as const;
    expect(canSeeAsEmployer(member, { status, job: suspended })).toBe(false);
  });

  it("isOwn: only the applicant, and no one once they are gone", () => {
    expect(isOwn({ id: "u1" }, { userId: "u1" })).toBe(true);
    expect(isOwn({ id: "u2" }, { userId: "u1" })).toBe(false);
    expect(isOwn({ id: "u1" }, { userId: null })).toBe(false);
  });
});
