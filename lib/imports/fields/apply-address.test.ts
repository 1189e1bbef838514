import { expect, it } from "vitest";
import { readApplyAddress } from "./apply-address";

const ADDRESS = "https://bread.example/jobs/1";

const read = (
  applyUrl: string | null,
  applyOn?: Parameters<typeof readApplyAddress>[1],
  hasEnded = false,
) => {
  const notes: string[] = [];
  return { address: readApplyAddress({ applyUrl }, applyOn, { hasEnded, notes }), notes };
};

it("keeps a record's address on a site where employers choose", () => {
  expect(read(ADDRESS)).toEqual({ address: ADDRESS, notes: [] });
  expect(read(null, "either")).toEqual({ address: null, notes: [] });
});

it("leaves the address out on a site where people apply on the site, and says so", () => {
  expect(read(ADDRESS, "site")).toEqual({
    address: null,
    notes: ["The address to apply at was left out, because people apply on this site."],
  });
  expect(read(null, "site")).toEqual({ address: null, notes: [] });
});

it("refuses a record without an address on a site where people apply elsewhere", () => {
  expect(read(ADDRESS, "outside")).toEqual({ address: ADDRESS, notes: [] });
  expect(() => read(null, "outside")).toThrow(/^It has no address to apply at.*mapping file/);
});

it("accepts a job that has ended as it is", () => {
  expect(read(null, "outside", true).address).toBeNull();
  expect(read(ADDRESS, "site", true)).toEqual({ address: ADDRESS, notes: [] });
});
