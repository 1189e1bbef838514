import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { toProblem } from "./problem";
import { NOT_STORABLE, NOT_WELL_FORMED, requireStorable } from "./storable";

setUpDatabase();

describe("text that can't be stored", () => {
  it.each([
    ["title", { title: "a\0b" }],
    ["cards.1.title", { cards: [{ title: "fine" }, { title: "\0" }] }],
    ["request", "\0"],
    ["0", ["\0"]],
    ["values.a\0", { values: { "a\0": "fine" } }],
  ])("is refused at its field if it contains a NUL (%s)", (field, input) => {
    expect(() => requireStorable(input)).toThrow(
      expect.objectContaining({ code: "invalid", fields: { [field]: [NOT_STORABLE] } }),
    );
  });

  it.each([
    ["coverLetter", { coverLetter: "Dear \ud83d" }],
    ["values.text", { values: { text: "\ude00\ud83d" } }],
    ["values.\ud83d", { values: { "\ud83d": "fine" } }],
    ["request", "\udfff"],
  ])("is refused at its field if it contains half a character (%s)", (field, input) => {
    expect(() => requireStorable(input)).toThrow(
      expect.objectContaining({ code: "invalid", fields: { [field]: [NOT_WELL_FORMED] } }),
    );
  });

  it.each([null, undefined, 0, "é\n😀", { a: [{ b: null }] }])("is not found in %j", (input) => {
    expect(requireStorable(input)).toBe(input);
  });
});

describe("what the database refuses", () => {
  const statusOf = (error: unknown) => toProblem(error, "an id").status;
  const caught = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    );

  it("because the text can't be stored is reported as the sender's mistake", async () => {
    const card = { position: 1, title: "a\0b", query: "", icon: "", description: "" };

    expect(statusOf(await caught(db.categoryCard.create({ data: card })))).toBe(422);
    expect(statusOf(await caught(db.$queryRaw`SELECT ${"a\0b"}::text`))).toBe(422);
    const json = JSON.stringify({ a: "\0" });
    expect(statusOf(await caught(db.$executeRaw`SELECT ${json}::jsonb`))).toBe(422);
  });

  it("for any other reason is reported as our fault, and not as temporary", async () => {
    const error = await caught(db.$transaction((tx) => tx.$executeRaw`SELECT 1 / 0`));
    const check = await caught(
      db.companyExport.create({
        data: {
          companyId: crypto.randomUUID(),
          userId: crypto.randomUUID(),
          kind: "csv",
          search: "",
          readyAt: new Date(),
        },
      }),
    );

    expect(statusOf(error)).toBe(500);
    expect(statusOf(check)).toBe(500);
  });
});
