import { describe, expect, it } from "vitest";
import { APPLICATION_STATUSES, type ApplicationStatus } from "./schema";
import { canMove, canWithdraw, isEnded, OPEN_STATUSES } from "./status";
import { EMPLOYER_STATUSES } from "./status.schema";

// A row for each status: where the employer can move it from there, and nowhere else.
const TABLE: [from: ApplicationStatus, to: string, canBeWithdrawn: boolean][] = [
  ["held", "", true],
  ["submitted", "in_review interview offer hired not_selected closed", true],
  ["in_review", "interview offer hired not_selected closed", true],
  ["interview", "in_review offer hired not_selected closed", true],
  ["offer", "in_review interview hired not_selected closed", true],
  ["hired", "offer not_selected", false],
  ["not_selected", "in_review interview offer hired", false],
  ["withdrawn", "", false],
  ["closed", "in_review", false],
];

describe("the lifecycle of an application", () => {
  it("has a row for every status", () => {
    expect(TABLE.map(([from]) => from)).toEqual(APPLICATION_STATUSES);
  });

  it.each(TABLE)("from %s the employer can move it to: %s", (from, to) => {
    const possible = APPLICATION_STATUSES.filter((status) => canMove(from, status));

    expect(possible.toSorted()).toEqual(to.split(" ").filter(Boolean).toSorted());
    expect(EMPLOYER_STATUSES).toEqual(expect.arrayContaining(possible));
  });

  it.each(TABLE)("says whether a %s application can be withdrawn", (from, _to, expected) => {
    expect(canWithdraw(from)).toBe(expected);
    expect(isEnded(from)).toBe(!expected);
    expect(OPEN_STATUSES.includes(from)).toBe(expected);
  });
});
