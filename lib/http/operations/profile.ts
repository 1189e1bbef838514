import "server-only";
import { z } from "zod";
import { USER_TYPES } from "@/lib/accounts/schema";
import {
  educationChange,
  educationInput,
  entryParams,
  experienceChange,
  experienceInput,
  infoInput,
  PROFILE_PARTS,
  skillInput,
  skillParams,
  skillsInput,
} from "@/lib/profiles/schema";
import { ownProfileAnswer, removalInput, updateProfileInput } from "@/lib/profiles/spec-api.schema";
import type { Operation } from "../openapi";
import { privacyOperations } from "./privacy";

const invalid = { 422: "Something in the body cannot be used; `errors` names it." };
const unauthenticated = { 401: "No session and no bearer token, or one that has ended." };
const notOwn = { 404: "Nothing of yours has this id." };
const conflict = { 409: "The list is full, or the profile is not the `version` you saw." };

const month = z.string().describe("Such as 2022-03.");
const period = { startMonth: month, endMonth: month.nullable().describe("Null: it goes on.") };
const entry = { id: z.uuid(), description: z.string().nullable(), ...period };

/** The profile as the API answers it. */
export const profile = z
  .object({
    version: z.int().describe("Send it with a change so that no one else's change is overwritten."),
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
    resumeCount: z.int(),
    experiences: z.array(z.object({ ...entry, title: z.string(), company: z.string() })),
    educations: z.array(
      z.object({
        ...entry,
        degree: z.string(),
        institution: z.string(),
        fieldOfStudy: z.string(),
      }),
    ),
    skills: z.array(z.object({ slug: z.string(), name: z.string() })),
    completion: z.int().describe("In percent."),
    missing: z.array(z.enum(PROFILE_PARTS)),
  })
  .meta({ id: "Profile" });

const specCalls: Operation[] = [
  {
    method: "get",
    path: "/api/app/profile",
    summary: "Read one's own profile",
    isForAccounts: true,
    answer: ownProfileAnswer,
    problems: unauthenticated,
  },
  {
    method: "patch",
    path: "/api/app/updateProfile",
    summary: "Change one's own profile",
    description:
      "Lists stand in `profile` or beside it; one that is sent takes the place of the old one. Items with an `_id` are changed, those without are added.",
    isForAccounts: true,
    body: updateProfileInput,
    answer: ownProfileAnswer,
    problems: { ...unauthenticated, ...invalid, 409: "The list is full." },
  },
  {
    method: "delete",
    path: "/api/app/profile",
    summary: "Take an experience or an education out of one's own profile",
    isForAccounts: true,
    body: removalInput,
    answer: ownProfileAnswer,
    problems: { ...unauthenticated, ...notOwn, ...invalid },
  },
];

/** What every call of the profile answers and may answer. */
const ofProfile = { isForAccounts: true, answer: profile } as const;

function listOperations(
  path: string,
  what: string,
  { input, change }: { input: z.ZodType; change: z.ZodType },
): Operation[] {
  return [
    {
      ...ofProfile,
      method: "post",
      path,
      summary: `Add ${what}`,
      body: input,
      status: 201,
      problems: { ...unauthenticated, ...invalid, 409: "The list is full." },
    },
    {
      ...ofProfile,
      method: "put",
      path: `${path}/{id}`,
      summary: `Change ${what}`,
      params: entryParams,
      body: change,
      problems: { ...unauthenticated, ...notOwn, ...conflict, ...invalid },
    },
    {
      ...ofProfile,
      method: "delete",
      path: `${path}/{id}`,
      summary: `Delete ${what}`,
      params: entryParams,
      problems: { ...unauthenticated, ...notOwn },
    },
  ];
}

const ownProfile: Operation[] = [
  {
    ...ofProfile,
    method: "get",
    path: "/api/profile",
    summary: "Read one's own profile, as the site's own page does",
    problems: unauthenticated,
  },
  {
    ...ofProfile,
    method: "patch",
    path: "/api/profile",
    summary: "Change single lines of one's own profile",
    description: "What is not named stays; null takes it away.",
    body: infoInput,
    problems: { ...unauthenticated, ...conflict, ...invalid },
  },
  ...listOperations("/api/profile/experiences", "an experience", {
    input: experienceInput,
    change: experienceChange,
  }),
  ...listOperations("/api/profile/educations", "an education", {
    input: educationInput,
    change: educationChange,
  }),
  {
    ...ofProfile,
    method: "post",
    path: "/api/profile/skills",
    summary: "Add skills",
    body: skillsInput,
    status: 201,
    problems: { ...unauthenticated, ...invalid, 409: "The list is full." },
  },
  {
    ...ofProfile,
    method: "put",
    path: "/api/profile/skills/{slug}",
    summary: "Rewrite a skill",
    params: skillParams,
    body: skillInput,
    problems: { ...unauthenticated, ...notOwn, ...invalid },
  },
  {
    ...ofProfile,
    method: "delete",
    path: "/api/profile/skills/{slug}",
    summary: "Delete a skill",
    params: skillParams,
    problems: { ...unauthenticated, ...notOwn },
  },
];

/** The calls around a person's profile and who sees it. */
export const profileOperations: Operation[] = [...specCalls, ...ownProfile, ...privacyOperations];
