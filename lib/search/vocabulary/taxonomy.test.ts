import { describe, expect, it } from "vitest";
import {
  readEscoLabel,
  readEscoText,
  readOnetOccupation,
  readOnetTask,
  readOnetTitle,
} from "./taxonomy";

describe("rows", () => {
  it("give a title without its addition in brackets, and its short form if it has one", () => {
    const fields = ["29-1", "Emergency Room Nurse (ER Nurse)", "ER Nurse", "02"];
    expect(readOnetTitle(fields)).toEqual([
      { kind: "title", code: "29-1", title: "Emergency Room Nurse" },
      { kind: "title", code: "29-1", title: "ER Nurse" },
    ]);
    expect(readOnetTitle(["29-1", "Teacher (Retired)", "n/a"])).toEqual([
      { kind: "title", code: "29-1", title: "Teacher" },
    ]);
    expect(readOnetTitle(["29-1", "Caf\ufffd Owner", "n/a"])).toBe("is no UTF-8");
  });

  it("give the description of an occupation if there is one", () => {
    const text = (said: string) => ({ kind: "text", code: "29-1", text: said });
    expect(readOnetOccupation(["29-1", "Nurses", "Care for people."])).toEqual([
      { kind: "occupation", code: "29-1", title: "Nurses" },
      text("Care for people."),
    ]);
    expect(readOnetOccupation(["29-1", "Nurses"])).toHaveLength(1);
    expect(readOnetTask(["29-1", "7", " Dress wounds. "])).toEqual([text("Dress wounds.")]);
    expect(readOnetTask(["29-1", "7"])).toBe("has too few fields");
    const address = "http://data.europa.eu/esco/occupation/29-1";
    expect(readEscoText(address, "Nurses care.")).toEqual([text("Nurses care.")]);
    expect(readEscoText(address, " ")).toEqual([]);
  });

  it("about ESCO's groups give nothing", () => {
    const group = "http://data.europa.eu/esco/isco/C7";
    expect(readEscoLabel(group, "Trades", true)).toEqual([]);
    expect(readEscoText(group, "They craft.")).toEqual([]);
  });
});
