import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { collect } from "@/lib/testing/services/streams";
import { setUpStorage } from "@/lib/testing/storage";
import { deleteFile, isFileKey, listFiles, newFileKey, readFile, storeFile } from "./storage";

const storage = setUpStorage();

it("stores bytes and streams, reads them back and deletes them", async () => {
  const [first, second] = [newFileKey("webp"), newFileKey("zip")];
  await storeFile("avatars", first, Buffer.from("bytes"));
  await storeFile("exports", second, Readable.from(["a ", "stream"]));

  const file = await readFile("exports", second);
  expect(file?.size).toBe(8);
  expect(file && (await text(file.stream))).toBe("a stream");
  expect(await readFile("avatars", second)).toBeNull();
  expect((await collect(listFiles("avatars"))).map(({ key }) => key)).toEqual([first]);

  await deleteFile("avatars", first);
  await deleteFile("avatars", first);
  expect(await storage.list()).toEqual([second]);
});

it("lists a folder without files as empty", async () => {
  expect(await collect(listFiles("exports"))).toEqual([]);
});

it("never uses a name twice", () => {
  const keys = new Set(Array.from({ length: 1000 }, () => newFileKey("webp")));

  expect(keys.size).toBe(1000);
  expect([...keys].every(isFileKey)).toBe(true);
});

const OUTSIDE = [
  "../secret",
  "..%2fsecret",
  "../../etc/passwd",
  "/etc/passwd",
  `../exports/${"a".repeat(43)}.zip`,
  `${"a".repeat(43)}.zip\0.webp`,
  `${"a".repeat(40)}/..webp`,
  `${"a".repeat(43)}.zip\n`,
  "",
];

it.each(OUTSIDE)("does not leave its folder with the name %j", async (key) => {
  await writeFile(join(storage.folder, "secret"), "secret");

  expect(await readFile("avatars", key)).toBeNull();
  await expect(storeFile("avatars", key, Buffer.from("x"))).rejects.toThrow(
    "the name of a stored file",
  );
  await expect(deleteFile("avatars", key)).rejects.toThrow("the name of a stored file");
  expect(await storage.list()).toEqual(["secret"]);
});

it("leaves nothing behind when a file is cut off", async () => {
  const broken = Readable.from(
    (async function* () {
      yield "half";
      throw new Error("the disk is full");
    })(),
  );

  await expect(storeFile("exports", newFileKey("zip"), broken)).rejects.toThrow();
  expect(await storage.list()).toEqual([]);
});
