import { z } from "zod";
import { ownPath } from "@/lib/shared/areas";
import { parseUrl } from "@/lib/shared/web-link";
import { TONE_NAMES } from "./announcement-tones.schema";

function isLink(address: string): boolean {
  if (ownPath(address) !== null) return true;
  return /^https:\/\/[^\s]+$/i.test(address) && parseUrl(address) !== null;
}

const optional = z.string().trim().default("");
const when = (message: string) => z.iso.datetime({ offset: true, error: message }).nullish();

export const announcementInput = z
  .strictObject({
    text: z
      .string("Write the announcement")
      .transform((text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim())
      .pipe(
        z
          .string()
          .min(1, "Write the announcement")
          .max(280, "An announcement can have at most 280 characters"),
      ),
    tone: z.enum(TONE_NAMES, "Choose what kind it is").default("plain"),
    linkUrl: optional
      .pipe(z.string().max(500, "The address must be at most 500 characters long"))
      .refine((text) => text === "" || isLink(text), {
        error: "Enter a page of this site such as /help, or an address that begins with https://",
      }),
    linkLabel: optional.pipe(
      z.string().max(60, "The link text must be at most 60 characters long"),
    ),
    startsAt: when("Choose when it starts").describe("Now if you leave it out."),
    endsAt: when("Choose when it ends").describe("Never if you leave it out."),
  })
  .superRefine(({ linkUrl, linkLabel, startsAt, endsAt }, context) => {
    const wrong = (name: string, message: string) =>
      context.addIssue({ code: "custom", path: [name], message });
    if (linkUrl !== "" && linkLabel === "") wrong("linkLabel", "Enter the link text");
    if (linkUrl === "" && linkLabel !== "") wrong("linkUrl", "Enter the link address");
    if (startsAt && endsAt && new Date(endsAt) <= new Date(startsAt)) {
      wrong("endsAt", "It must end after it starts");
    }
  });
export type AnnouncementInput = z.infer<typeof announcementInput>;

export const announcementParams = z.object({
  announcementId: z.uuid("This isn't an announcement's id"),
});

/** An announcement as it is shown above every page. */
const announcementView = z.object({
  id: z.uuid(),
  text: z.string(),
  tone: z.enum(TONE_NAMES),
  link: z.object({ url: z.string(), label: z.string() }).nullable(),
});
export type AnnouncementView = z.infer<typeof announcementView>;

/** An announcement as admins see it. */
export const announcementLine = announcementView.extend({
  state: z
    .enum(["scheduled", "shown", "covered", "over"])
    .describe("Whether it's scheduled, shown, replaced by a newer one, or over."),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
});
export type AnnouncementLine = z.infer<typeof announcementLine>;
export type AnnouncementState = AnnouncementLine["state"];

/** The response after an announcement was created or changed. */
export const announcementMade = z.object({ id: z.uuid() });
