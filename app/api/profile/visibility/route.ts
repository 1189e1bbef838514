import { route } from "@/lib/http/route";
import { listConsents } from "@/lib/profiles/consents.queries";
import { findVisibility } from "@/lib/profiles/visibility.queries";

export const GET = route({ auth: "required" }, async ({ actor }) => ({
  consents: await listConsents(actor),
  hiddenFrom: await findVisibility(actor),
}));
