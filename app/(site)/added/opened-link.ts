import { findLink, type OpenedLink } from "@/lib/applications/by-hand/link-holders.queries";
import { LINK_QUERY } from "@/lib/applications/by-hand/paths";
import { addedLinkParams, LINK_MAX_LENGTH } from "@/lib/applications/by-hand/schema";
import { type Parameters, readText } from "@/lib/shared/parameters";

type LinkPageProps = {
  params: Promise<{ applicationId: string }>;
  searchParams: Promise<Parameters>;
};

/**
 * What a mailed link opens: an application of its holder, or with `link: null` only the way to a new
 * link. `null` for a link that leads nowhere.
 */
export async function openLink({
  params,
  searchParams,
}: LinkPageProps): Promise<{ id: string; token: string; link: OpenedLink | null } | null> {
  const { data } = addedLinkParams.safeParse(await params);
  const given = readText(await searchParams, LINK_QUERY, LINK_MAX_LENGTH);
  if (!data || !given) return null;
  const id = data.applicationId;
  // The first links named their application in the path alone; they only lead to a new one.
  const token = given.includes(".") ? given : `${id}.0.0.${given}`;
  const found = await findLink(token);
  if (!found) return null;
  if (found.state === "over") return { id, token, link: null };
  return found.link.holder.applicationIds.includes(id) ? { id, token, link: found.link } : null;
}
