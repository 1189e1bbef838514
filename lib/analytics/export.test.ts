import { describe, expect, it } from "vitest";
import { toCsv } from "./export";

const row = {
  day: "2026-11-20",
  jobId: "1",
  title: "Baker",
  source: "site",
  views: 3,
  applications: 1,
};

describe("toCsv", () => {
  it("has a line for each row", () => {
    expect(toCsv([row, { ...row, source: null, views: 0 }])).toBe(
      "\u{FEFF}Day,Job,Job id,Source,Views,Applications\r\n2026-11-20,Baker,1,This site,3,1\r\n2026-11-20,Baker,1,Not known,0,1\r\n",
    );
  });

  it.each(["=1+1", "+1", "-1+2", "@SUM(A1)", "\t=1", "\r=1"])(
    "lets no spreadsheet run %j",
    (title) => {
      const [, line] = toCsv([{ ...row, title }]).split(/\r\n(?=2026)/);
      expect(line).toMatch(/^2026-11-20,"?'/);
    },
  );

  it("keeps commas, quotes and lines in their cell", () => {
    const [, line] = toCsv([{ ...row, title: 'A, "B"\nC' }]).split(/\r\n(?=2026)/);
    expect(line).toContain('"A, ""B""\nC"');
  });
});
