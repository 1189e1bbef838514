import { describe, expect, it } from "vitest";
import { drawQrCode } from "./qr-code";

describe("a QR code", () => {
  const { size, path } = drawQrCode("https://jobharbor.example/job/lamp-lighter-b4cd5f6gh7");
  const dark = new Set(path.match(/M\d+ \d+/g));
  const row = (y: number) =>
    Array.from({ length: 7 }, (_, x) => (dark.has(`M${x} ${y}`) ? "#" : ".")).join("");

  it("has the finder pattern by which phones recognise it", () => {
    expect([0, 1, 2, 3, 6].map(row)).toEqual([
      "#######",
      "#.....#",
      "#.###.#",
      "#.###.#",
      "#######",
    ]);
    expect((size - 17) % 4).toBe(0);
  });

  it("differs for another text", () => {
    expect(drawQrCode("https://jobharbor.example/").path).not.toBe(path);
  });
});
