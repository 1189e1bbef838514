import { z } from "zod";
import { USER_TYPES } from "@/lib/accounts/schema";
import { readDuration } from "@/lib/shared/durations";
import { skillSlug } from "@/lib/shared/text";
import {
  ENTRIES_MAX,
  educationInput,
  experienceInput,
  infoInput,
  resumeUrlInput,
  SKILL_MAX,
  SKILLS_MAX,
} from "./schema";

// The spec's calls about the profile, in its terms (section 7).

const DURATION_MAX = 60;

const duration = z
  .string("duration is required")
  .max(DURATION_MAX, `duration must be at most ${DURATION_MAX} characters long`)
  .describe("'start - end', such as 'Mar 2022 - Present' or '2022-03 - 2024-05'.");
const itemId = z.uuid("_id must be an entry's").optional();

type WithDuration = { _id?: string | undefined; duration: string };

/** Reads a list's item with our own form's input; problems are reported at its field. */
function itemOf<Item extends WithDuration, Entry>(
  item: z.ZodType<Item, unknown>,
  input: z.ZodType<Entry, unknown>,
) {
  return item.transform((given, context): Entry & { id?: string | undefined } => {
    const { _id, duration: text, ...rest } = given;
    const months = readDuration(text);
    const read = months && input.safeParse({ ...rest, ...months });
    if (read?.success) return { ...read.data, id: _id };
    const issues = read?.error?.issues.map(({ path, message }) => ({
      path: path.map((name) => (/Month$/.test(String(name)) ? "duration" : String(name))),
      message,
    })) ?? [{ path: ["duration"], message: "Write 'start - end', such as 'Mar 2022 - Present'" }];
    for (const issue of issues) context.addIssue({ code: "custom", input: given, ...issue });
    return z.NEVER;
  });
}

const experienceItem = itemOf(
  z.strictObject({
    _id: itemId,
    title: z.string("title is required"),
    company: z.string("company is required"),
    description: z.string().nullish(),
    duration,
  }),
  experienceInput,
);

const educationItem = itemOf(
  z.strictObject({
    _id: itemId,
    degree: z.string("degree is required"),
    institution: z.string("institution is required"),
    fieldOfStudy: z.string("fieldOfStudy is required"),
    description: z.string().nullish(),
    duration,
  }),
  educationInput,
);

/** Skills are trimmed, and empty ones ignored (section 5). */
const skillList = z
  .array(
    z
      .string("A skill is text")
      .trim()
      .max(SKILL_MAX, `Skill must be at most ${SKILL_MAX} characters long`)
      .regex(/^[^\p{Cc}]*$/u, "Write the skill in one line")
      .refine(
        (name) => name === "" || skillSlug(name) !== "",
        "Write the skill in letters or digits",
      ),
  )
  .max(SKILLS_MAX, `At most ${SKILLS_MAX} skills`)
  .transform((names) => names.filter((name) => name !== ""));

const atMost = `At most ${ENTRIES_MAX} entries`;
const lists = {
  education: z.array(educationItem).max(ENTRIES_MAX, atMost).optional(),
  experience: z.array(experienceItem).max(ENTRIES_MAX, atMost).optional(),
  skills: skillList.optional(),
};

/**
 * `PATCH /api/app/updateProfile`, in all its forms: the lists in `profile`, the same unwrapped, a
 * resume, or single lines. A list replaces the previous one.
 */
export const updateProfileInput = z.strictObject({
  profile: z.strictObject(lists).optional(),
  ...lists,
  resume: resumeUrlInput.optional().describe("A link; an empty one is not saved."),
  FullName: infoInput.shape.fullName,
  bio: infoInput.shape.bio,
  location: infoInput.shape.location,
  PhoneNumber: infoInput.shape.phone,
});
export type UpdateProfile = z.infer<typeof updateProfileInput>;

/** `DELETE /api/app/profile`: one of the actor's own experiences or educations. */
export const removalInput = z
  .strictObject({
    userId: z.uuid("userId must be your account's id"),
    expId: z.uuid("expId must be an experience's").optional(),
    eduId: z.uuid("eduId must be an education's").optional(),
  })
  .refine(({ expId, eduId }) => (expId === undefined) !== (eduId === undefined), {
    path: ["expId"],
    message: "Send either expId or eduId",
  });
export type EntryRemoval = z.infer<typeof removalInput>;

const described = { description: z.string(), duration: z.string() };

/** The profile in the spec's terms (section 3). */
export const ownProfile = z.object({
  _id: z.uuid(),
  username: z.string(),
  FullName: z.string(),
  email: z.string(),
  ProfileImage: z.string().describe("An address; empty for the default one."),
  Role: z.enum(USER_TYPES),
  bio: z.string(),
  location: z.string(),
  resume: z.string().describe("A link; empty when there is none."),
  PhoneNumber: z.string(),
  profile: z.object({
    education: z.array(
      z.object({
        _id: z.uuid(),
        degree: z.string(),
        institution: z.string(),
        fieldOfStudy: z.string(),
        ...described,
      }),
    ),
    experience: z.array(
      z.object({ _id: z.uuid(), title: z.string(), company: z.string(), ...described }),
    ),
    skills: z.array(z.string()),
  }),
  savedJobs: z.array(z.uuid()),
  Recruiter: z.object({ companies: z.array(z.object({ _id: z.uuid(), name: z.string() })) }),
  createdAt: z.iso.datetime(),
});
export type OwnProfile = z.infer<typeof ownProfile>;

export const ownProfileResponse = z.object({ response: ownProfile });
