import { describe, expect, it } from "vitest";
import {
  accessTo,
  canHandleApplications,
  canReach,
  canSeeAsEmployer,
  includesAccess,
  isOwn,
} from "./policy";
import { ACCESS, APPLICATION_STATUSES } from "./schema";

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

  const place = { id: "a1", jobId: "j1", job: { companyId: "c1" } };
  const assigned = (role: "hiring_manager" | "interviewer", jobs: string[], people: string[]) => ({
    companies: [],
    assignments: [{ companyId: "c1", role, jobIds: jobs, applicationIds: people }],
  });
  it.each([
    ["a recruiter", { ...member, assignments: [] }, "handle"],
    ["a stranger", { ...stranger, assignments: [] }, null],
    ["the job's hiring manager", assigned("hiring_manager", ["j1"], []), "decide"],
    ["another job's hiring manager", assigned("hiring_manager", ["j2"], []), null],
    [
      "another job's hiring manager who interviews the applicant",
      assigned("hiring_manager", ["j2"], ["a1"]),
      "review",
    ],
    ["the applicant's interviewer", assigned("interviewer", [], ["a1"]), "review"],
    ["another applicant's interviewer", assigned("interviewer", [], ["a2"]), null],
    [
      "someone assigned at another company",
      {
        companies: [],
        assignments: [
          {
            companyId: "c2",
            role: "hiring_manager" as const,
            jobIds: ["j1"],
            applicationIds: ["a1"],
          },
        ],
      },
      null,
    ],
  ] as const)("accessTo: %s", (_who, actor, access) => {
    expect(accessTo(actor, place)).toBe(access);
    const job = { ...place.job, status: "live", company: { status: "active" as const } };
    const seen = { ...place, status: "in_review" as const, job };
    for (const needed of ACCESS) {
      const isEnough = access !== null && ACCESS.indexOf(access) >= ACCESS.indexOf(needed);
      expect(includesAccess(access, needed)).toBe(isEnough);
      expect(canReach(actor, seen, needed)).toBe(isEnough);
      expect(canReach(actor, { ...seen, status: "withdrawn" }, needed)).toBe(false);
      expect(canReach(actor, { ...seen, job: { ...job, status: "removed" } }, needed)).toBe(false);
    }
  });

  it("isOwn: only for the applicant, and for no one once their account is deleted", () => {
    expect(isOwn({ id: "u1" }, { id: "a1", userId: "u1" })).toBe(true);
    expect(isOwn({ id: "u2" }, { id: "a1", userId: "u1" })).toBe(false);
    expect(isOwn({ id: "u1" }, { id: "a1", userId: null })).toBe(false);
  });
});
