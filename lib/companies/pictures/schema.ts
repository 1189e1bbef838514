import { z } from "zod";
import { ALT_MAX, CAPTION_MAX, MOST_PHOTOS, MOST_ZOOM } from "./limits.schema";

const anyAlt = z
  .string("Description must be text")
  .trim()
  .max(ALT_MAX, `Description must be at most ${ALT_MAX} characters long`)
  .regex(/^[^\p{Cc}]*$/u, "Write the description in one line");
const alt = anyAlt.min(1, "Describe what the picture shows");

const caption = z
  .string("Caption must be text")
  .trim()
  .max(CAPTION_MAX, `Caption must be at most ${CAPTION_MAX} characters long`)
  .regex(/^[^\p{Cc}]*$/u, "Write the caption in one line")
  .describe("Shown below the photo; empty for none.");

const share = (name: string) =>
  z.coerce
    .number(`${name} must be a number`)
    .min(0, `${name} must be from 0 to 100`)
    .max(100, `${name} must be from 0 to 100`)
    .default(50);

/** Which part of the uploaded picture is shown. */
const part = {
  x: share("x").describe("Where the crop is, from 0 at the left to 100 at the right."),
  y: share("y").describe("Where the crop is, from 0 at the top to 100 at the bottom."),
  zoom: z.coerce
    .number("zoom must be a number")
    .min(1, `zoom must be from 1 to ${MOST_ZOOM}`)
    .max(MOST_ZOOM, `zoom must be from 1 to ${MOST_ZOOM}`)
    .default(1)
    .describe("How many times smaller the crop is than the largest possible one."),
};

export const coverQuery = z.object({
  ...part,
  alt: anyAlt.default("").describe("What it shows; empty if it's only decoration."),
});
export const photoQuery = z.object({
  ...part,
  alt: alt.describe("What the photo shows."),
  caption: caption.default(""),
});
export type CoverQuery = z.infer<typeof coverQuery>;
export type PhotoQuery = z.infer<typeof photoQuery>;

export const pictureParams = z.object({ companyId: z.uuid(), pictureId: z.uuid() });
export const partInput = z.strictObject(part);
export const coverChange = z.strictObject({ alt: anyAlt });

export const photoParams = z.object({ companyId: z.uuid(), photoId: z.uuid() });
export const photoChange = z.strictObject({
  alt: alt.optional(),
  caption: caption.optional(),
  position: z
    .int()
    .min(0, "The position starts at 0")
    .max(MOST_PHOTOS - 1, `The last position is ${MOST_PHOTOS - 1}`)
    .optional()
    .describe("Its position among the photos, from 0; the others shift."),
});
export type PhotoChange = z.infer<typeof photoChange>;

const picture = z.object({
  id: z.uuid(),
  url: z.string(),
  smallUrl: z.string().describe("The same picture at half the size."),
  alt: z.string(),
  caption: z.string().nullable(),
});
export type CompanyPicture = z.infer<typeof picture>;

/** A company's pictures as anyone sees them. */
export type CompanyPictures = { cover: CompanyPicture | null; photos: CompanyPicture[] };

const ownPicture = picture.extend({
  sourceUrl: z.string().describe("The whole picture."),
  part: z
    .object({ x: z.number(), y: z.number(), zoom: z.number() })
    .describe("What is shown of it."),
});
export type OwnPicture = z.infer<typeof ownPicture>;

/** A company's pictures as its members see them. */
export const ownPictures = z.object({
  cover: ownPicture.nullable(),
  photos: z.array(ownPicture).describe("In the order they're shown."),
});
export type OwnPictures = z.infer<typeof ownPictures>;
