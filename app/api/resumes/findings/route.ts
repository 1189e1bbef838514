import { route } from "@/lib/http/route";
import { findProfile } from "@/lib/profiles/queries";
import { decideFindings } from "@/lib/profiles/resumes/findings.commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, body: { decisions } }) => {
  const refused = await decideFindings(actor, decisions);
  return { profile: await findProfile(actor), refused };
});
