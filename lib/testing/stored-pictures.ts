import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { readFile } from "@/lib/platform/storage/storage";

async function open(url = "") {
  const file = await readFile("company-pictures", url.split("/").at(-1) ?? "");
  return sharp(file ? await buffer(file.stream) : undefined);
}

/** What the file behind a company's picture is. */
export async function stored(url?: string) {
  const { format, width, height, exif } = await (await open(url)).metadata();
  return { format, width, height, exif };
}

/** Of which half of `twoHalves` there is more in it. */
export async function colourOf(url?: string): Promise<string> {
  const { dominant } = await (await open(url)).stats();
  return dominant.r > dominant.b ? "red" : "blue";
}
