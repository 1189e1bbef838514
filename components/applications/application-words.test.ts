import { describe, expect, it } from "vitest";
import { APPLICATION_STATUSES } from "@/lib/applications/schema";
import { nextInFull, statusWords, stepsToCome } from "./application-words";

describe("application words", () => {
  it.each(APPLICATION_STATUSES)("say what happens next when it is %s", (status) => {
    for (const isViewed of [true, false]) {
      expect(nextInFull({ status, company: "Halden", isViewed })).toMatch(/^[A-Z].+[.]$/);
    }
  });

  it("call a submitted application viewed once someone has opened it", () => {
    expect(statusWords("submitted", null).text).toBe("Submitted");
    expect(statusWords("submitted", "2026-11-20T10:00:00Z").text).toBe("Viewed");
    expect(statusWords("interview", "2026-11-20T10:00:00Z").text).toBe("Interview");
  });

  it("show no further steps after an end", () => {
    const lasting = APPLICATION_STATUSES.filter((status) => stepsToCome(status, true).length > 0);

    expect(lasting).toEqual(["held", "submitted", "in_review", "interview", "offer"]);
  });
});
