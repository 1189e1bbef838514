import { expect, it } from "vitest";
import { seeded } from "@/prisma/demo/random";
import { mailStyles } from "./mail-styles";
import { contrast } from "./oklch";
import { READABLE } from "./pairs";
import { OWN_COLOURS } from "./tokens";

const colourIn = (style: string, property: string) =>
  new RegExp(`(?:^|;|{)${property}:(#[0-9a-f]{6})`).exec(style)?.[1] ?? "";
const darkOf = (sheet: string, name: string, property: string) =>
  new RegExp(`\\.${name}{[^}]*?${property}:(#[0-9a-f]{6})`).exec(sheet)?.[1] ?? "";

it("emails have the product's colours until the operator chooses others", () => {
  const { link, button, name, sheet } = mailStyles(OWN_COLOURS);
  expect(colourIn(link, "color")).toBe("#0b7a75");
  expect(colourIn(button, "background")).toBe("#f5a524");
  expect(colourIn(name, "color")).toBe("#0b2545");
  expect(darkOf(sheet, "link", "color")).toBe("#3cc7bd");
});

it("emails are readable in whatever colours the operator chooses, in both themes", () => {
  const random = seeded("the colours of mails");
  const colour = () =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, "0")}`;
  for (let round = 0; round < 50; round += 1) {
    const colours = { accent: colour(), button: colour(), dark: colour() };
    const { sheet, ...styles } = mailStyles(colours);
    const [card, canvas] = [
      colourIn(styles.card, "background"),
      colourIn(styles.canvas, "background"),
    ];
    const [darkCard, darkCanvas] = [
      darkOf(sheet, "card", "background"),
      darkOf(sheet, "canvas", "background"),
    ];
    const pairs = [
      [colourIn(styles.ink, "color"), card],
      [colourIn(styles.muted, "color"), canvas],
      [colourIn(styles.link, "color"), card],
      [colourIn(styles.link, "color"), canvas],
      [colourIn(styles.name, "color"), canvas],
      [colourIn(styles.button, "color"), colourIn(styles.button, "background")],
      [darkOf(sheet, "ink", "color"), darkCard],
      [darkOf(sheet, "muted", "color"), darkCanvas],
      [darkOf(sheet, "link", "color"), darkCard],
    ] as const;
    for (const [front, back] of pairs) {
      expect(
        contrast(front, back),
        `${front} on ${back}, ${JSON.stringify(colours)}`,
      ).toBeGreaterThanOrEqual(READABLE);
    }
  }
});
