import { describe, expect, it } from "vitest";
import { boundsOf, PAY_GROUPS, payGroupOf } from "./pay-groups";

// Pay as the columns have it: plus one.
const groupOf = (amount: number) => payGroupOf(amount + 1);

describe("payGroupOf", () => {
  it("has group 0 for pay that isn't stated", () => {
    expect(payGroupOf(0)).toBe(0);
  });

  it("returns a group whose bounds have the amount, for any amount up to the most", () => {
    for (let amount = 0; amount <= 1_000_000_000; amount = Math.ceil(amount * 1.0007) + 1) {
      const group = groupOf(amount);
      const [least, next] = boundsOf(group);
      expect(amount >= least && amount < next, String(amount)).toBe(true);
      expect(group).toBeLessThan(PAY_GROUPS);
    }
  });

  it("gives every group the amounts that follow the one before", () => {
    for (let group = 1; group + 1 < PAY_GROUPS; group += 1) {
      expect(boundsOf(group)[1]).toBe(boundsOf(group + 1)[0]);
    }
    expect(boundsOf(1)[0]).toBe(0);
  });

  it("divides no group at an amount with three digits, the last of which is 0 or 5", () => {
    for (const digits of [100, 105, 250, 995]) {
      for (let size = 1; size <= 1_000_000; size *= 10) {
        const amount = digits * size;
        expect(boundsOf(groupOf(amount))[0], String(amount)).toBe(amount);
      }
    }
  });
});
