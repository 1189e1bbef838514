import { expect, it, vi } from "vitest";
import { createCrawlers } from "./crawlers";

const GOOGLE = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const NAMES: Record<string, string[]> = {
  "66.249.66.1": ["crawl-66-249-66-1.googlebot.com"],
  "192.0.2.1": ["crawl-66-249-66-1.googlebot.com"],
  "192.0.2.2": ["googlebot.com.evil.example", "evil-googlebot.com"],
  "34.64.0.1": ["1.0.64.34.bc.googleusercontent.com"],
};
const ADDRESSES: Record<string, string[]> = {
  "crawl-66-249-66-1.googlebot.com": ["66.249.66.1"],
  "1.0.64.34.bc.googleusercontent.com": ["34.64.0.1"],
};

function made() {
  const reverse = vi.fn(async (address: string) => {
    const names = NAMES[address];
    if (!names) throw new Error("ENOTFOUND");
    return names;
  });
  const lookup = vi.fn(async (name: string) => ADDRESSES[name] ?? []);
  return { reverse, lookup, crawlers: createCrawlers({ reverse, lookup }) };
}
const settled = () => new Promise((done) => setTimeout(done, 5));

it("recognises a crawler by its host name and that name's address, from the second request on", async () => {
  const { crawlers, reverse } = made();

  expect(crawlers.isKnown("66.249.66.1", GOOGLE)).toBe(false);
  await settled();
  expect(crawlers.isKnown("66.249.66.1", GOOGLE)).toBe(true);
  expect(crawlers.isKnown("66.249.66.1", "Mozilla/5.0 Firefox/140.0")).toBe(false);
  expect(reverse).toHaveBeenCalledTimes(1);
});

it.each([
  ["whose host name resolves to another address", "192.0.2.1"],
  ["whose host name only resembles a crawler's", "192.0.2.2"],
  ["without a host name", "192.0.2.3"],
  ["on a machine rented from Google", "34.64.0.1"],
])("rejects a crawler %s", async (_who, address) => {
  const { crawlers, reverse } = made();
  crawlers.isKnown(address, GOOGLE);
  await settled();

  expect(crawlers.isKnown(address, GOOGLE)).toBe(false);
  expect(reverse).toHaveBeenCalledTimes(1);
});

it("looks up only a few at a time, however many claim to be crawlers", async () => {
  const { crawlers, reverse } = made();
  for (let at = 0; at < 1000; at += 1) crawlers.isKnown(`198.51.100.${at}`, GOOGLE);

  expect(reverse).toHaveBeenCalledTimes(5);
  await settled();
});
