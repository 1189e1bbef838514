import "server-only";
import { addedPath, readAdded } from "@/lib/applications/by-hand/links.queries";
import { personAdded } from "@/lib/applications/events";
import { on, type Reaction } from "@/lib/platform/queue";
import { site } from "@/lib/platform/site";
import { deliver } from "../commands";
import * as emails from "./added-people.emails";

/** Tells someone once that a company added them by hand, whether or not they have an account. */
async function tellAdded({ applicationId }: { applicationId: string }): Promise<void> {
  const added = await readAdded(applicationId);
  if (!added || added.isWithdrawn) return;
  const { fullName: name, email: address } = added;
  await deliver({
    key: `person_added.${applicationId}`,
    userId: null,
    kind: "person_added",
    to: { name, address },
    content: emails.personAdded(site(), { added, path: addedPath(applicationId) }),
  });
}

export const reactions: Reaction[] = [on(personAdded, tellAdded)];
