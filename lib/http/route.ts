import "server-only";
import { randomUUID } from "node:crypto";
import { unstable_rethrow } from "next/navigation";
import type { NextRequest } from "next/server";
import type { z } from "zod";
import { toProblem } from "./problem";

type Options<Params, Query> = {
  /** Checks the path's dynamic parts. */
  params?: z.ZodType<Params>;
  /** Checks the query string; a repeated name arrives as an array. */
  query?: z.ZodType<Query>;
};

type Input<Params, Query> = { params: Params; query: Query; request: NextRequest };
type Context = { params: Promise<Record<string, string | string[]>> };

function readQuery(request: NextRequest): Record<string, string | string[]> {
  const { searchParams } = request.nextUrl;
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const values = searchParams.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? "")];
    }),
  );
}

/**
 * Makes a route handler of the API: checks what comes in, answers what `handle` returns as JSON
 * (204 for nothing), and every failure as a problem with a request id. Answers are not cached.
 */
export function route<Params = undefined, Query = undefined>(
  options: Options<Params, Query>,
  handle: (input: Input<Params, Query>) => Promise<unknown>,
) {
  return async (request: NextRequest, context: Context): Promise<Response> => {
    const requestId = randomUUID();
    let response: Response;
    try {
      const params = options.params?.parse(await context.params) as Params;
      const query = options.query?.parse(readQuery(request)) as Query;
      const value = await handle({ params, query, request });
      response = value === undefined ? new Response(null, { status: 204 }) : Response.json(value);
      response.headers.set("cache-control", "private, no-store");
    } catch (error) {
      unstable_rethrow(error); // redirect() and notFound() travel as exceptions
      response = toProblem(error, requestId);
    }
    response.headers.set("x-request-id", requestId);
    response.headers.set("x-content-type-options", "nosniff");
    return response;
  };
}
