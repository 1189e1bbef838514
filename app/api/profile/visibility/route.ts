import { route } from "@/lib/http/route";
import { listConsents } from "@/lib/profiles/consents.queries";
import { findVisibility } from "@/lib/profiles/visibility.queries";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor }) => ({
  consents: await listConsents(actor),
  hiddenFrom: await findVisibility(actor),
}));
