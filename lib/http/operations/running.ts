import "server-only";
import { z } from "zod";
import { categoryCardsInput } from "@/lib/content/category-cards.schema";
import { auditExportQuery } from "@/lib/operations/audit-log.schema";
import { retryInput, taskParams } from "@/lib/operations/failed-tasks.schema";
import { settingsInput } from "@/lib/operations/settings.schema";
import {
  builtInParams,
  synonymInput,
  synonymParams,
} from "@/lib/search/vocabulary/synonyms.schema";
import { settingShapes } from "@/lib/shared/settings";
import type { Operation } from "../openapi";

const admins = {
  401: "No session and no bearer token, or one that has ended.",
  403: "Only an approved admin with a second factor may.",
};
const invalid = { 422: "Something in the body cannot be used; `errors` names it." };
const unknown = { 404: "Nothing has this ID any longer." };
const forAdmins = { isForAccounts: true } as const;

const settingsAnswer = z.object({
  values: z.object(settingShapes),
  fixed: z.array(z.string()).describe("Fixed by an environment variable."),
});

const tasks: Operation[] = [
  {
    ...forAdmins,
    method: "post",
    path: "/api/admin/tasks/retries",
    summary: "Have failed tasks tried again now",
    description: "Those named, or without `taskIds` all.",
    body: retryInput,
    answer: z.object({ retried: z.int() }),
    problems: { ...admins, ...unknown, ...invalid },
  },
  {
    ...forAdmins,
    method: "delete",
    path: "/api/admin/tasks/{taskId}",
    summary: "Delete a failed task; what it was to do is not done",
    params: taskParams,
    problems: { ...admins, ...unknown },
  },
];

const taxonomies: Operation[] = [
  {
    ...forAdmins,
    method: "post",
    path: "/api/admin/synonyms",
    summary: "Have searches take terms for the same",
    body: synonymInput,
    status: 201,
    answer: z.object({ id: z.uuid(), terms: z.array(z.string()) }),
    problems: { ...admins, ...invalid },
  },
  {
    ...forAdmins,
    method: "delete",
    path: "/api/admin/synonyms/{synonymId}",
    summary: "Have searches take terms for different things again",
    params: synonymParams,
    problems: { ...admins, ...unknown },
  },
  {
    ...forAdmins,
    method: "put",
    path: "/api/admin/built-in-synonyms/{name}",
    summary: "Have searches use synonyms that the product came with",
    params: builtInParams,
    problems: { ...admins, ...unknown },
  },
  {
    ...forAdmins,
    method: "delete",
    path: "/api/admin/built-in-synonyms/{name}",
    summary: "Have searches leave synonyms alone that the product came with",
    params: builtInParams,
    problems: { ...admins, ...unknown },
  },
  {
    ...forAdmins,
    method: "put",
    path: "/api/admin/category-cards",
    summary: "Replace the cards of popular categories",
    body: categoryCardsInput,
    problems: { ...admins, ...invalid },
  },
  {
    ...forAdmins,
    method: "delete",
    path: "/api/admin/category-cards",
    summary: "Show the cards of popular categories that the product came with",
    problems: admins,
  },
];

/** Running the site. */
export const runningOperations: Operation[] = [
  {
    ...forAdmins,
    method: "get",
    path: "/api/admin/audit-entries/export",
    summary: "Fetch the audit log, the latest entries first, a CSV file",
    query: auditExportQuery,
    file: "text/csv",
    problems: { ...admins, ...invalid, 429: "Too many; `Retry-After` says how long to wait." },
  },
  {
    ...forAdmins,
    method: "patch",
    path: "/api/admin/settings",
    summary: "Change settings of the site",
    description: "Every process knows within seconds. What is left out stays.",
    body: settingsInput,
    answer: settingsAnswer,
    problems: { ...admins, ...invalid },
  },
  ...tasks,
  ...taxonomies,
];
