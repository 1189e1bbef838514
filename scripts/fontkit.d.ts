declare module "fontkit" {
  type Font = {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    lineGap: number;
    /** A text set in the font, its letters kerned. */
    layout(text: string): { advanceWidth: number };
  };
  export function create(font: Buffer): Font;
}
