import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { repairLine, repairMojibake, repairText } from "./text-repair";

const SIGNS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** UTF-8 read as windows-1252. */
function misread(good: string): string {
  return [...new TextEncoder().encode(good)]
    .map((byte) => SIGNS[byte - 0x80] ?? String.fromCharCode(byte))
    .join("");
}

const letters = [..."abc xyz ABC 123,.;:!?()-/&"];
const accents = [..."àâäçèéêëîïñòóôöùûüåæøœÿÁÉÖÜÇÑŁłŠžőű"];
const marks = [..."’‘“”–—…•€™£©®°"];
const text = (characters: string[]) =>
  fc.array(fc.constantFrom(...characters), { maxLength: 60 }).map((found) => found.join(""));

describe("repairMojibake", () => {
  it.each([
    ["donâ€™t", "don’t"],
    ["â€œquotedâ€\u009d â€“ and more â€¦", "“quoted” – and more …"],
    ["cafÃ© crÃ¨me", "café crème"],
    ["ZÃ¼rich", "Zürich"],
    ["Â£120 aÂ\u00a0day", "£120 a\u00a0day"],
    ["5 â‚¬ â„¢ â€¢ item", "5 € ™ • item"],
    ["party ðŸŽ‰", "party 🎉"],
    ["donÃ¢â‚¬â„¢t", "don’t"],
    ["ÐŸÑ€Ð¸Ð²ÐµÑ‚", "Привет"],
    ["the last byte is goneâ€ here", "the last byte is gone” here"],
    ["a proper é beside donâ€™t", "a proper é beside don’t"],
  ])("restores %j", (broken, whole) => {
    expect(repairMojibake(broken)).toBe(whole);
  });

  it.each([
    "plain",
    "naïve café",
    "„Spaß“",
    "“café”—and more",
    "CAFÉ’s",
    "Ångström, SÃO PAULO",
    "№ 5 – 日本語",
    "Ça coûte 5 €…",
    "é”—",
  ])("leaves %j as it is", (good) => {
    expect(repairMojibake(good)).toBe(good);
  });

  it("restores any Western text that was misread, once or twice", () => {
    fc.assert(
      fc.property(text([...letters, ...accents, ...marks]), (good) => {
        // This is a closing quote that lost its last byte, which can't be told from text.
        fc.pre(!good.includes("â€"));
        expect(repairMojibake(misread(good))).toBe(good);
        expect(repairMojibake(misread(misread(good)))).toBe(good);
      }),
    );
  });

  it("doesn't change text with small accented letters and any marks", () => {
    const small = accents.filter((letter) => letter === letter.toLowerCase());
    fc.assert(
      fc.property(text([...letters, ...small, "’", "“", "”", "–", "…"]), (good) => {
        expect(repairMojibake(good)).toBe(good);
      }),
      { numRuns: 500 },
    );
  });

  it("changes nothing a second time, whatever it is given", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), (any) => {
        const once = repairText(any);
        expect(repairText(once)).toBe(once);
      }),
    );
  });
});

describe("repairText", () => {
  it("removes invisible characters", () => {
    expect(repairText("a\u0000b\u200bc\u202ed\ufeffe\u00adf\u0007")).toBe("abcdef");
    expect(repairText("a\u{E0053}b\u3164c")).toBe("abc");
    expect(repairText("a\ud800b")).toBe("ab");
  });

  it("replaces control characters with the windows-1252 signs of the same codes", () => {
    expect(repairText("don\u0092t \u0093quote\u0094")).toBe("don’t “quote”");
  });

  it("turns every line break into a line feed", () => {
    expect(repairText("a\r\nb\rc\u2028d")).toBe("a\nb\nc\nd");
    expect(repairLine("  a \u00a0\t b\r\n c ")).toBe("a b c");
  });

  it("keeps the characters that scripts need to join letters", () => {
    expect(repairText("می\u200cخواهم 👩\u200d💻")).toBe("می\u200cخواهم 👩\u200d💻");
  });
});
