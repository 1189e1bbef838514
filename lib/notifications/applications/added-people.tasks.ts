import "server-only";
import { findAddedPath, readAdded } from "@/lib/applications/by-hand/links.queries";
import { linkRequested, personAdded } from "@/lib/applications/events";
import { on, type Reaction } from "@/lib/platform/queue";
import { site } from "@/lib/platform/site";
import { deliver } from "../commands";
import * as emails from "./added-people.emails";

type Event = { id: string; applicationId: string };

/** Tells someone once that a company added them by hand, whether or not they have an account. */
async function tellAdded({ applicationId }: Event): Promise<void> {
  const [added, path] = await Promise.all([readAdded(applicationId), findAddedPath(applicationId)]);
  if (!added || !path || added.isWithdrawn) return;
  const { fullName: name, email: address } = added;
  await deliver({
    key: `person_added.${applicationId}`,
    userId: null,
    kind: "person_added",
    to: { name, address },
    content: emails.personAdded(site(), { added, path }),
  });
}

/** Sends someone the new link that they asked for. */
async function sendLink({ id, applicationId }: Event): Promise<void> {
  const [added, path] = await Promise.all([readAdded(applicationId), findAddedPath(applicationId)]);
  if (!added || !path) return;
  const { fullName: name, email: address } = added;
  await deliver({
    key: `person_added.link.${id}`,
    userId: null,
    kind: "person_added",
    to: { name, address },
    content: emails.newLink(site(), { added, path }),
  });
}

export const reactions: Reaction[] = [on(personAdded, tellAdded), on(linkRequested, sendLink)];
