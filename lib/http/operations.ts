import "server-only";
import { z } from "zod";
import {
  collectionAnswer,
  collectionRequest,
  searchAnswer,
  searchParameters,
} from "@/lib/jobs/public/listings.schema";
import { similarParams, similarRequest } from "@/lib/jobs/public/similar.schema";
import type { Operation } from "./openapi";
import { accountOperations } from "./operations/account";
import { alertOperations } from "./operations/alert";
import { applyingOperations } from "./operations/applying";
import { companyOperations } from "./operations/company";
import { contentOperations } from "./operations/content";
import { followingOperations } from "./operations/following";
import { insightsOperations } from "./operations/insights";
import { memberOperations } from "./operations/member";
import { moderationOperations } from "./operations/moderation";
import { notificationOperations } from "./operations/notification";
import { ownJobOperations } from "./operations/own-job";
import { pipelineOperations } from "./operations/pipeline";
import { postOperations } from "./operations/post";
import { postingOperations } from "./operations/posting";
import { profileOperations } from "./operations/profile";
import { receivedOperations } from "./operations/received";
import { recommendationOperations } from "./operations/recommendation";
import { resumeOperations } from "./operations/resume";
import { runningOperations } from "./operations/running";
import { suggestionOperations } from "./operations/suggestion";
import { templateOperations } from "./operations/template";

const challengeAnswer = z
  .object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() })
  .describe("For the solver of altcha-lib.");
const invalid = { 422: "A parameter cannot be used; `errors` names it." };

/** Every call of the API, for its description. */
export const operations: Operation[] = [
  {
    method: "get",
    path: "/api/searchJobs",
    summary: "Search live jobs",
    description:
      "The parameters are those of the page /search-results. Unknown ones are ignored, values that mean nothing are dropped.",
    query: searchParameters,
    answer: searchAnswer,
    problems: invalid,
  },
  {
    method: "get",
    path: "/api/FeatureJobs/{count}",
    summary: "List featured jobs",
    description:
      "The newest internships first, half of the answer, then the newest jobs of all kinds.",
    params: collectionRequest,
    answer: collectionAnswer,
    problems: invalid,
  },
  {
    method: "get",
    path: "/api/FresherJobs/{count}",
    summary: "List fresher jobs",
    description: "The newest jobs that ask for at most one year, internships left out.",
    params: collectionRequest,
    answer: collectionAnswer,
    problems: invalid,
  },
  {
    method: "get",
    path: "/api/jobs/{jobId}/similar",
    summary: "List live jobs like one",
    description:
      "Most similar first, by title and skills, with place and age counting a little; at most two from one company. The job itself may have ended, as long as it has a page.",
    params: similarParams,
    query: similarRequest,
    answer: collectionAnswer,
    problems: {
      404: "No job has this id.",
      410: "The job's page is gone.",
      ...invalid,
      429: "Too many calls; `Retry-After` says how long to wait.",
    },
  },
  {
    method: "get",
    path: "/api/challenges",
    summary: "Get a proof of work to solve",
    description: "Asked for by calls that answer 403 `challenge_required`.",
    answer: challengeAnswer,
    problems: {},
  },
  ...suggestionOperations,
  ...accountOperations,
  ...memberOperations,
  ...alertOperations,
  ...receivedOperations,
  ...templateOperations,
  ...recommendationOperations,
  ...profileOperations,
  ...resumeOperations,
  ...runningOperations,
  ...applyingOperations,
  ...companyOperations,
  ...contentOperations,
  ...followingOperations,
  ...insightsOperations,
  ...moderationOperations,
  ...notificationOperations,
  ...ownJobOperations,
  ...pipelineOperations,
  ...postingOperations,
  ...postOperations,
];
