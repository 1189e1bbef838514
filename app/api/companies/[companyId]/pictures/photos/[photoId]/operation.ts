import { ownPictures, photoChange, photoParams } from "@/lib/companies/pictures/schema";
import { OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

const NO_PHOTO = { 404: "You have no company with this id, or it has no such photo." };

export const PATCH = {
  summary: "Describe, caption or move a photo of the workplace",
  auth: "required",
  params: photoParams,
  body: photoChange,
  response: ownPictures,
  problems: { ...OWNERS_ONLY, ...NO_PHOTO },
} satisfies Operation;

export const DELETE = {
  summary: "Remove a photo of the workplace",
  auth: "required",
  params: photoParams,
  problems: { ...OWNERS_ONLY, ...NO_PHOTO },
} satisfies Operation;
