import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { withAgents } from "./agents";
import { Embedding } from "./embedding";
import { SHIPPED_FILE } from "./model.schema";
import { readModelBytes } from "./model-bytes";

const embedding = new Embedding(readModelBytes(readFileSync(SHIPPED_FILE)));

it.each([
  [["cleaning"], ["cleaner"]],
  [
    ["truck", "driving"],
    ["truck", "driver"],
  ],
  [["plumbing"], ["plumber"]],
  [["cooking"], ["cook"]],
  // No one is called an account.
  [["accounting"], null],
  [["nurse"], null],
  [["king"], null],
])("derives from %j the words for people %j", (words, agents) => {
  expect(withAgents(embedding, words, (word) => word === "cook")).toEqual(agents);
});
