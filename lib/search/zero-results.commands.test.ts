import { beforeEach, describe, expect, it, vi } from "vitest";
import * as counts from "@/lib/platform/observability/counts";
import { withRequestContext } from "@/lib/platform/server/request-context";
import { EMPTY_QUERY } from "./schema";
import { noteSearch } from "./zero-results.commands";

describe("noteSearch", () => {
  const count = vi.spyOn(counts, "count").mockImplementation(() => undefined);
  const countZeroResult = vi.spyOn(counts, "countZeroResult").mockImplementation(() => undefined);
  const inRequest = (work: () => void) =>
    withRequestContext(
      { requestId: "x", status: null, isPersonal: false, mayReadReplica: false, userId: null },
      work,
    );
  beforeEach(() => vi.clearAllMocks());

  it("counts a search once per request", () => {
    inRequest(() => {
      noteSearch({ ...EMPTY_QUERY, query: "baker" }, 3);
      noteSearch({ ...EMPTY_QUERY, query: "baker" }, 3);
    });
    expect(count.mock.calls).toEqual([["search", "found"]]);
    expect(countZeroResult).not.toHaveBeenCalled();
  });

  it("keeps the words of a search without results, unless a place may be the reason", () => {
    inRequest(() => noteSearch({ ...EMPTY_QUERY, query: "Zzyzx" }, 0));
    inRequest(() => noteSearch({ ...EMPTY_QUERY, query: "baker", location: "Atlantis" }, 0));

    inRequest(() => {
      const query = { ...EMPTY_QUERY, query: "remote zzyzx jobs" };
      noteSearch(query, 0, { ...query, query: "zzyzx", mode: ["remote"] });
    });

    expect(count.mock.calls).toEqual([
      ["search", "none"],
      ["search", "none"],
      ["search", "none"],
    ]);
    expect(countZeroResult.mock.calls).toEqual([["zzyzx"], ["zzyzx"]]);
  });

  it("doesn't count lists without words, later pages, or searches outside a request", () => {
    inRequest(() => noteSearch(EMPTY_QUERY, 0));
    inRequest(() => noteSearch({ ...EMPTY_QUERY, query: "baker", page: 2 }, 30));
    noteSearch({ ...EMPTY_QUERY, query: "baker" }, 0);

    expect(count).not.toHaveBeenCalled();
  });
});
