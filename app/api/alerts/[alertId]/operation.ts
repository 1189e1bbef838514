import { alertChangeInput, alertParams, changedAlert } from "@/lib/alerts/schema";
import type { Operation } from "@/lib/http/operation";

export const PATCH = {
  summary: "Change, pause, resume, renew or restore an alert",
  description: "`status: active` also renews it for a year, and takes a deletion back.",
  auth: "required",
  params: alertParams,
  body: alertChangeInput,
  answer: changedAlert,
  problems: { 404: "No alert of yours.", 409: "There is another alert of the same search." },
} satisfies Operation;

export const DELETE = {
  summary: "Delete an alert",
  auth: "required",
  params: alertParams,
  problems: { 404: "No alert of yours." },
} satisfies Operation;
