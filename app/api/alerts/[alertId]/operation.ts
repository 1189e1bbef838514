import { alertChangeInput, alertParams, changedAlert } from "@/lib/alerts/schema";
import type { Operation } from "@/lib/http/operation";

export const PATCH = {
  summary: "Change, pause, resume, renew or restore an alert",
  description: "`status: active` also renews it for a year and undoes a deletion.",
  auth: "required",
  params: alertParams,
  body: alertChangeInput,
  response: changedAlert,
  problems: {
    404: "You have no alert with this id.",
    409: "You already have an alert for this search.",
  },
} satisfies Operation;

export const DELETE = {
  summary: "Delete an alert",
  auth: "required",
  params: alertParams,
  problems: { 404: "You have no alert with this id." },
} satisfies Operation;
