import { describe, expect, it } from "vitest";
import { filtersAddress, filtersOf, isNarrowed, readFilters, readView } from "./filters";

const id = "0193b3a0-0000-7000-8000-000000000001";

describe("readFilters", () => {
  it("reads valid values, and ignores the rest", () => {
    expect(readFilters({})).toEqual({
      companyId: null,
      jobId: null,
      stageId: null,
      query: "",
      waiting: "any",
      rating: null,
      skills: null,
      tag: "",
      place: "",
      answer: "",
      isUnread: false,
      show: "open",
      sort: "newest",
      page: 1,
      savedId: null,
    });
    expect(
      readFilters({ jobId: "1 OR 1", show: "secret", sort: ["name", "oldest"], page: "-3" }),
    ).toMatchObject({ jobId: null, show: "open", sort: "name", page: 1 });
    expect(readFilters({ query: ` Ana\u0000 \n${"x".repeat(200)}` }).query).toHaveLength(100);
    expect(readView({ view: "table" })).toBe("table");
    expect(readView({ view: "list" })).toBe("lanes");
    // As the lanes' addresses once were, in bookmarks and mails.
    expect(readView({ view: "board" })).toBe("lanes");
  });
});

describe("filtersAddress", () => {
  it("is read back without loss, and contains only what differs from the defaults", () => {
    const filters = {
      ...readFilters({}),
      companyId: id,
      jobId: id,
      stageId: id,
      query: "Ana & Ben",
      waiting: "unseen",
      rating: 3.5,
      skills: 4,
      tag: "night shift",
      place: "Lisbon",
      answer: "Right to work?: Yes, a permit",
      isUnread: true,
      show: "all",
      sort: "name",
      page: 3,
      savedId: id,
    } as const;
    expect(filtersOf(filtersAddress(filters))).toEqual(filters);
    expect(filtersAddress(readFilters({}))).toBe("");
    expect(filtersAddress(readFilters({}), "table")).toBe("view=table");
    expect(isNarrowed(filters)).toBe(true);
    expect(isNarrowed(readFilters({ show: "all", page: "2" }))).toBe(false);
    expect(isNarrowed(readFilters({ unread: "1" }))).toBe(true);
  });
});
