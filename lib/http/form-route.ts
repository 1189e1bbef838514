import "server-only";
import type { Client } from "@/lib/platform/server/client";
import { readForm } from "./body";
import type {
  DeclaredResult,
  HandlerResult,
  Operation,
  OperationInput,
  SeeOther,
} from "./operation";
import { type RouteHandler, route } from "./route";

const FORM = /^application\/x-www-form-urlencoded\b/i;

type FormInput = { form: Record<string, string>; client: Client };

/**
 * Makes a route handler that takes JSON like `route` and, from a browser without scripts, the same
 * data as a form. Such a browser displays the response, so it gets a page.
 */
export function formRoute<
  Declared extends Operation & { page: string },
  const Given extends HandlerResult<Declared>,
>(
  operation: Declared,
  handle: (input: OperationInput<Declared>) => Promise<DeclaredResult<Declared, Given>>,
  handleForm: (input: FormInput) => Promise<SeeOther>,
): RouteHandler {
  const { summary, page } = operation;
  const byScript = route(operation, handle);
  const byForm = route({ summary, page }, async ({ request, client }) =>
    handleForm({ form: await readForm(request), client }),
  );
  return (request, context) =>
    FORM.test(request.headers.get("content-type") ?? "")
      ? byForm(request, context)
      : byScript(request, context);
}
