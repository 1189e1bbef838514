import { expect, it } from "vitest";
import { Embedding, likeness } from "./embedding";
import { readModelBytes, toModelBytes } from "./model-bytes";
import { nearestOccupation } from "./occupations";
import { train } from "./training";

const BAKERY = ["bread", "oven", "flour", "dough"];
const ROADS = ["lorry", "motorway", "cargo", "tyre"];

/** Texts that name a trade's words side by side, each with one of two names of the trade. */
const textsOf = (names: string[], things: string[]) =>
  names.flatMap((name) => things.map((thing, at) => `${name} ${thing} ${things[(at + 1) % 4]}`));

const OCCUPATIONS = [
  {
    taxonomy: "onet",
    code: "51-0001",
    titles: ["Baker", "Bakers", "Loafmaker"],
    texts: textsOf(["baker", "loafmaker"], BAKERY),
  },
  {
    taxonomy: "onet",
    code: "53-0001",
    titles: ["Trucker", "Haulier"],
    texts: textsOf(["trucker", "haulier"], ROADS),
  },
  { taxonomy: "esco", code: "again", titles: ["Baker"], texts: [] },
];

it("learns that words mean nearly the same if they stand beside the same words", () => {
  const embedding = new Embedding(train(OCCUPATIONS));
  const bytesOf = (word: string) => embedding.bytesOf([word]) ?? new Int8Array();

  expect(likeness(bytesOf("baker"), bytesOf("loafmaker"))).toBeGreaterThan(0.5);
  expect(likeness(bytesOf("baker"), bytesOf("haulier"))).toBeLessThan(0.3);
  expect(embedding.bytesOf(["zebra"])).toBeNull();
  expect(embedding.model.titles).toBe(5);
});

it("recognises the occupations of O*NET, and no others, by their titles", () => {
  const embedding = new Embedding(train(OCCUPATIONS));

  expect(embedding.model.occupations).toEqual(["51-0001", "53-0001"]);
  expect(nearestOccupation(embedding, ["loafmaker"])?.code).toBe("51-0001");
  expect(nearestOccupation(embedding, ["haulier"])?.code).toBe("53-0001");
  expect(nearestOccupation(embedding, ["loafmaker"])?.likeness).toBeGreaterThan(
    nearestOccupation(embedding, ["loafmaker", "zebra"])?.likeness ?? 1,
  );
  expect(nearestOccupation(embedding, ["zebra"])).toBeNull();
});

it("learns the same from the same input, and its bytes contain all of it", () => {
  const model = train(OCCUPATIONS);
  const bytes = toModelBytes(model);

  expect(toModelBytes(train(OCCUPATIONS))).toEqual(bytes);
  expect(readModelBytes(Buffer.concat([Buffer.alloc(3), bytes]).subarray(3))).toEqual(model);
  expect(() => readModelBytes(bytes.subarray(0, bytes.length - 1))).toThrow(/cut off/);
  expect(() => readModelBytes(new TextEncoder().encode('{"form":9}\n'))).toThrow(/form 9/);
});

it("learns nothing from empty input", () => {
  expect(train([])).toMatchObject({ words: [], titles: 0, occupations: [] });
});
