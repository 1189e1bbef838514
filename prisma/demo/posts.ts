import { FIRST_JOB } from "./posts/first-job";
import { FRAUD } from "./posts/fraud";
import { PAY } from "./posts/pay";
import { POSTING } from "./posts/posting";
import type { DemoPost } from "./types";

/** The articles of the demo's blog, the newest first. */
export const DEMO_POSTS: readonly DemoPost[] = [PAY, POSTING, FIRST_JOB, FRAUD];
