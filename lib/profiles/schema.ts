import { z } from "zod";
import { profileInput, USER_TYPES } from "@/lib/accounts/schema";
import { isPhoneNumber, PHONE_REFUSAL } from "@/lib/shared/phone";
import { skillSlug } from "@/lib/shared/text";
import { isWebLink, LINK_MAX_LENGTH } from "@/lib/shared/web-link";

/** How many experiences, and how many educations, one person may list. */
export const ENTRIES_MAX = 50;
export const SKILLS_MAX = 100;
const LINE_MAX = 200;
const TEXT_MAX = 5000;
const PHONE_MAX = 40;
export const SKILL_MAX = 80;

/** The parts of a profile; each is a tenth of a complete one. */
export const PROFILE_PARTS = [
  "picture",
  "fullName",
  "headline",
  "bio",
  "phone",
  "location",
  "experience",
  "education",
  "skills",
  "resume",
] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

const hasControls = (text: string) => /(?![\n\r\t])\p{Cc}/u.test(text);

function lineInput(name: string, most = LINE_MAX) {
  return z
    .string(`${name} is required`)
    .trim()
    .max(most, `${name} must be at most ${most} characters long`)
    .regex(/^[^\p{Cc}]*$/u, `Write the ${name.toLowerCase()} in one line`);
}

function requiredLine(name: string, most = LINE_MAX) {
  return lineInput(name, most).min(1, `${name} is required`);
}

/** "" removes it. */
function optionalLine(name: string, most = LINE_MAX) {
  return lineInput(name, most)
    .nullable()
    .transform((text) => text || null);
}

function textInput(name: string) {
  return z
    .string(`${name} must be text`)
    .trim()
    .max(TEXT_MAX, `${name} must be at most 5,000 characters long`)
    .refine((text) => !hasControls(text), `${name} has characters that can't be stored`);
}

const keptText = (text: string | null | undefined) => text?.replaceAll("\r\n", "\n") || null;

/** A calendar month, "2022-03". */
function monthInput(name: string) {
  return z
    .string(`${name} is required`)
    .min(1, `${name} is required`)
    .regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/, `${name} must be a month such as 2022-03`);
}

type Months = { startMonth: string; endMonth: string | null };
const isInOrder = ({ startMonth, endMonth }: Months) => endMonth === null || endMonth >= startMonth;

function orderedEnd(start: string, end: string) {
  return { path: ["endMonth"], message: `${end} must not be before the ${start.toLowerCase()}` };
}

/**
 * The version of the profile that someone saw when they changed it; without it, the change always
 * applies.
 */
const versionInput = z.int("version must be the profile's version").min(0).optional();

const experienceFields = {
  title: requiredLine("Title"),
  company: requiredLine("Company"),
  description: textInput("Description").nullish().transform(keptText),
  startMonth: monthInput("Start month"),
  /** Null while it is ongoing. */
  endMonth: monthInput("End month").nullable(),
};
const experienceOrder = orderedEnd("Start month", "End month");

export const experienceInput = z.strictObject(experienceFields).refine(isInOrder, experienceOrder);
export type ExperienceInput = z.infer<typeof experienceInput>;
export const experienceChange = z
  .strictObject({ ...experienceFields, version: versionInput })
  .refine(isInOrder, experienceOrder);

const educationFields = {
  degree: requiredLine("Degree"),
  institution: requiredLine("Institution"),
  fieldOfStudy: requiredLine("Field of study"),
  description: textInput("Description").nullish().transform(keptText),
  startMonth: monthInput("Start date"),
  /** Null is shown as Present. */
  endMonth: monthInput("End date")
    .or(z.literal(""))
    .nullish()
    .transform((month) => month || null),
};
const educationOrder = orderedEnd("Start date", "End date");

export const educationInput = z.strictObject(educationFields).refine(isInOrder, educationOrder);
export type EducationInput = z.infer<typeof educationInput>;
export const educationChange = z
  .strictObject({ ...educationFields, version: versionInput })
  .refine(isInOrder, educationOrder);

const skillName = requiredLine("Skill", SKILL_MAX).refine(
  (name) => name === "" || skillSlug(name) !== "",
  "Write the skill in letters or digits",
);
export const skillInput = z.strictObject({ name: skillName });
export type SkillInput = z.infer<typeof skillInput>;
/**
 * Several at once; `position` is where in the list the first of them goes, by default at the end.
 */
export const skillsInput = z.strictObject({
  names: z.array(skillName).min(1, "Skill is required").max(SKILLS_MAX, "At most 100 skills"),
  position: z.int().min(0).max(SKILLS_MAX).optional(),
});
export type SkillsInput = z.infer<typeof skillsInput>;

export const resumeUrlInput = z
  .string("Enter the link to your resume")
  .trim()
  .max(LINK_MAX_LENGTH, "The link is too long")
  .refine(
    (text) => text === "" || isWebLink(text),
    "Enter a full link that everyone can open, such as https://example.com/resume",
  )
  .nullable()
  .transform((text) => text || null);

/** The profile's single lines and texts; whatever is left out stays, null removes it. */
export const infoInput = z.strictObject({
  version: versionInput,
  fullName: profileInput.shape.fullName,
  headline: optionalLine("Headline").optional(),
  bio: textInput("Bio").nullable().transform(keptText).optional(),
  phone: optionalLine("Phone", PHONE_MAX)
    .refine((phone) => isPhoneNumber(phone ?? ""), PHONE_REFUSAL)
    .optional(),
  location: optionalLine("Location").optional(),
  resumeUrl: resumeUrlInput.optional(),
});
export type ProfileInput = z.infer<typeof infoInput>;

export const entryParams = z.object({ id: z.uuid("This isn't an entry's id") });
export const skillParams = z.object({ slug: z.string().min(1).max(100) });

const monthView = z.string().describe("Such as 2022-03.");
const entryView = {
  id: z.uuid(),
  description: z.string().nullable(),
  startMonth: monthView,
  endMonth: monthView.nullable().describe("Null: it goes on."),
};

const experienceView = z.object({ ...entryView, title: z.string(), company: z.string() });
export type ExperienceView = z.infer<typeof experienceView>;
const educationView = z.object({
  ...entryView,
  degree: z.string(),
  institution: z.string(),
  fieldOfStudy: z.string(),
});
export type EducationView = z.infer<typeof educationView>;
const skillView = z.object({ slug: z.string(), name: z.string() });
export type SkillView = z.infer<typeof skillView>;

/** A profile as its owner sees it. Everyone has one, empty at first. */
export const profileView = z
  .object({
    version: z
      .int()
      .describe(
        "Send it with a change so that no one else's change is overwritten. 0 before anything was written.",
      ),
    username: z.string(),
    fullName: z.string().nullable(),
    email: z.string(),
    userType: z.enum(USER_TYPES),
    avatarUrl: z.string().nullable(),
    createdAt: z.iso.datetime(),
    headline: z.string().nullable(),
    bio: z.string().nullable(),
    phone: z.string().nullable(),
    location: z.string().nullable(),
    resumeUrl: z.string().nullable(),
    resumeCount: z.int().describe("Files of résumés, beside the link."),
    experiences: z.array(experienceView),
    educations: z.array(educationView),
    skills: z.array(skillView),
    completion: z.int().describe("In percent."),
    missing: z.array(z.enum(PROFILE_PARTS)),
  })
  .meta({ id: "Profile" });
export type ProfileView = z.infer<typeof profileView>;

/** The contact details that a form is prefilled with. */
export type ProfileContact = {
  fullName: string | null;
  email: string;
  phone: string | null;
  location: string | null;
};

/** The parts of a profile that tell which jobs fit. */
export type ProfileSignals = {
  skillSlugs: string[];
  /** What someone calls their work, newest first. */
  titles: string[];
  /** Null when no experience is listed. */
  experienceYears: number | null;
  cityId: number | null;
  location: string | null;
};
