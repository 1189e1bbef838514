import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { setUpObjectStorage } from "@/lib/testing/services/s3";
import { collect } from "@/lib/testing/services/streams";
import { deleteFile, listFiles, newFileKey, readFile, storeFile } from "./storage";

const server = setUpObjectStorage(4568);

// ASVS 5.3.2: names are ours, whatever the storage.
describe("files in an object storage", () => {
  it("are stored, read back, listed and deleted", async () => {
    const [first, second] = [newFileKey("pdf"), newFileKey("zip")];
    const bytes = Buffer.alloc(300_000, "é");
    await storeFile("resumes", first, bytes);
    await storeFile("exports", second, Readable.from(["a ", "stream"]));

    const file = await readFile("resumes", first);
    expect(file?.size).toBe(300_000);
    expect(file && (await buffer(file.stream)).equals(bytes)).toBe(true);
    const streamed = await readFile("exports", second);
    expect(streamed && (await text(streamed.stream))).toBe("a stream");
    expect((await collect(listFiles("resumes"))).map(({ key }) => key)).toEqual([first]);
    const [listed] = await collect(listFiles("exports"));
    expect(Math.abs(Date.now() - (listed?.changedAt.getTime() ?? 0))).toBeLessThan(60_000);

    await deleteFile("resumes", first);
    await deleteFile("resumes", first);
    expect(await readFile("resumes", first)).toBeNull();
    expect(await collect(listFiles("resumes"))).toEqual([]);
  });

  it("don't exist in another folder, and an empty folder is empty", async () => {
    const key = newFileKey("pdf");
    await storeFile("resumes", key, Buffer.from("bytes"));

    expect(await readFile("avatars", key)).toBeNull();
    expect(await readFile("resumes", "../exports/x")).toBeNull();
    expect(await collect(listFiles("avatars"))).toEqual([]);
  });

  it("leave nothing behind when a stream breaks off", async () => {
    const key = newFileKey("zip");
    const broken = Readable.from(
      (async function* () {
        yield "half";
        throw new Error("the disk is full");
      })(),
    );

    await expect(storeFile("exports", key, broken)).rejects.toThrow();
    expect(await readFile("exports", key)).toBeNull();
  });

  it("are reported as unavailable when it stops", async () => {
    await server.stop();
    const key = newFileKey("pdf");
    const unavailable = {
      code: "unavailable",
      message: expect.stringMatching(/^We can't reach files/),
    };

    await expect(storeFile("resumes", key, Buffer.from("x"))).rejects.toMatchObject(unavailable);
    await expect(readFile("resumes", key)).rejects.toMatchObject(unavailable);
    await expect(deleteFile("resumes", key)).rejects.toMatchObject(unavailable);
    await expect(collect(listFiles("resumes"))).rejects.toMatchObject(unavailable);
  });
});
