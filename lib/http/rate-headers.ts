import "server-only";
import type { Operation } from "./operation";

/** The headers that say how much more may be asked, as the description names them. */
export const RATE_HEADERS = {
  RateLimitPolicy: {
    description: 'To an API key alone: how many calls it may make, such as `"key";q=600;w=60`.',
    schema: { type: "string" },
  },
  RateLimit: {
    description: 'To an API key alone: what is left of that, such as `"key";r=599;t=60`.',
    schema: { type: "string" },
  },
  RetryAfter: {
    description: "In how many seconds it makes sense to ask again.",
    schema: { type: "integer" },
  },
};

const toHeader = (name: keyof typeof RATE_HEADERS) => ({ $ref: `#/components/headers/${name}` });

/** Which of them a call's response with a status can have. */
export function rateHeaders({ scope }: Operation, status: number): object {
  const headers = {
    ...(scope
      ? { "RateLimit-Policy": toHeader("RateLimitPolicy"), RateLimit: toHeader("RateLimit") }
      : {}),
    ...(status === 429 ? { "Retry-After": toHeader("RetryAfter") } : {}),
  };
  return Object.keys(headers).length > 0 ? { headers } : {};
}
