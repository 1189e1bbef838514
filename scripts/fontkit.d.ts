declare module "fontkit" {
  type Glyph = { advanceWidth: number };
  type Font = {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    lineGap: number;
    glyphsForString(text: string): Glyph[];
  };
  export function create(font: Buffer): Font;
}
