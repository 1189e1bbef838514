import "server-only";
import { exportQuery } from "@/lib/analytics/schema";
import { viewInput, viewParams } from "@/lib/analytics/views.schema";
import type { Operation } from "../openapi";

/** Counting views, and what employers see of them. */
export const insightsOperations: Operation[] = [
  {
    method: "post",
    path: "/api/jobs/{jobId}/views",
    summary: "Record that someone has viewed a job",
    description:
      "Counted once a reader, job and day; not for programs, the company's own people, and jobs that are not open. No one is told whether it counted.",
    params: viewParams,
    body: viewInput,
    problems: {
      404: "No job has this id.",
      422: "Something in the body cannot be used; `errors` names it.",
      429: "Too many; `Retry-After` says how long to wait.",
    },
  },
  {
    method: "get",
    path: "/api/employer/analytics",
    summary: "Fetch views and applications of one's companies by day, job and source, a CSV file",
    isForAccounts: true,
    query: exportQuery,
    file: "text/csv",
    problems: {
      401: "No session and no bearer token, or one that has ended.",
      404: "No job of yours has this id.",
    },
  },
];
