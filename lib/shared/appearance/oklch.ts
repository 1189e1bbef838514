/** A colour as OKLCH: lightness from 0 to 1, chroma, and hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

type Triple = readonly [number, number, number];

const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

function linearOf(hex: string): Triple {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** The colour of a `#rrggbb`. */
export function fromHex(hex: string): Oklch {
  const [r, g, b] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bee = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, bee), h: ((Math.atan2(bee, a) * 180) / Math.PI + 360) % 360 };
}

function linearFrom({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

// A channel may be this far out before rounding brings it back.
const SLACK = 0.0005;

const canBeShown = (colour: Oklch) =>
  linearFrom(colour).every((channel) => channel >= -SLACK && channel <= 1 + SLACK);

/** The `#rrggbb` of a colour. One that screens can't show loses chroma until they can. */
export function toHex(colour: Oklch): string {
  const l = Math.min(1, Math.max(0, colour.l));
  let c = colour.c;
  if (!canBeShown({ ...colour, l, c })) {
    let [least, most] = [0, c];
    for (let round = 0; round < 16; round++) {
      const middle = (least + most) / 2;
      if (canBeShown({ ...colour, l, c: middle })) least = middle;
      else most = middle;
    }
    c = least;
  }
  const channels = linearFrom({ l, c, h: colour.h }).map((channel) => {
    const value = Math.round(fromLinear(Math.min(1, Math.max(0, channel))) * 255);
    return value.toString(16).padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

/** What a colour becomes that is laid over another, where `share` of it is seen. */
export function mix(over: string, under: string, share: number): string {
  const channel = (at: number) => {
    const [top, bottom] = [over, under].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    const value = Math.round((top ?? 0) * share + (bottom ?? 0) * (1 - share));
    return value.toString(16).padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours as WCAG 2 counts it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
