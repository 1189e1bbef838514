import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Embedding } from "../closeness/embedding";
import { SHIPPED_FILE } from "../closeness/model.schema";
import { readModelBytes } from "../closeness/model-bytes";
import { hashPassage, passagesOf, sharedPassages } from "./passages";

const EMBEDDING = new Embedding(readModelBytes(readFileSync(SHIPPED_FILE)));
const SHARED = "Harrow Vale runs twelve hospitals in which two thousand nurses work every day.";

function shared(...titles: string[]): string[] {
  const postings = titles.map((title) => ({
    title,
    description: `For the ${title}, something that only this posting has to say about the work.\n${SHARED}`,
  }));
  return sharedPassages(EMBEDDING, postings);
}

describe("sharedPassages", () => {
  it("are those that postings for unlike work share", () => {
    expect(shared("Accountant", "Registered nurse", "Truck driver")).toEqual([hashPassage(SHARED)]);
  });

  it("are not those that postings for the same kind of work share", () => {
    expect(shared("Nurse", "Senior nurse", "Night nurse", "Head nurse")).toEqual([]);
    expect(shared("Software engineer", "Java developer", "Programmer", "Web developer")).toEqual(
      [],
    );
    expect(shared("Accountant", "Truck driver")).toEqual([]);
  });
});

describe("passagesOf", () => {
  it("are whole sentences, long enough to be unique to someone", () => {
    expect(passagesOf(`${SHARED} Apply now. ${SHARED}\nDriving licence`)).toEqual(
      new Set([hashPassage(SHARED)]),
    );
    expect(hashPassage(SHARED)).not.toBe(hashPassage(SHARED.replace("nurses", "cooks")));
  });
});
