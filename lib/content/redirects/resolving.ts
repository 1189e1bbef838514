import { keysOf } from "./addresses";

/** Where a redirect leads: an address, or a job's page. */
export type Destination =
  | { target: string; targetPath: string | null; jobId?: never }
  | { jobId: string; target?: never };

/** A redirect to be saved. */
export type WantedRedirect = { key: string; address: string; to: Destination };

/** Finds the redirect that a key has, among what is saved and what is to be saved. */
type FindDestination = (key: string) => Destination | undefined;

const IN_A_CIRCLE = "It would lead in a circle.";

/** The keys of redirects that an address of this site may run into; none for others. */
export function keysBehind(to: Destination): string[] {
  if (to.target === undefined || to.targetPath === null) return [];
  return keysOf(to.target);
}

/**
 * Where a redirect leads in the end, so that visitors are sent on once: what its target is
 * redirected to is its target. `null` if that would never end.
 */
function resolve(key: string, to: Destination, find: FindDestination): Destination | null {
  const met = new Set([key]);
  let end = to;
  for (;;) {
    let next: Destination | undefined;
    for (const behind of keysBehind(end)) {
      if (met.has(behind)) return null;
      next = find(behind);
      if (!next) continue;
      met.add(behind);
      break;
    }
    if (!next) return end;
    end = next;
  }
}

/** What becomes of a redirect, or why it isn't saved. */
export type RedirectOutcome = "created" | "changed" | "unchanged" | { problem: string };

const isSame = (one: Destination, other: Destination) =>
  one.jobId === other.jobId && one.target === other.target;

type KnownDestinations = ReadonlyMap<string, Destination>;

/** The first that each address is given, without those that are known if those are kept. */
function firstGiven(wanted: readonly WantedRedirect[], known: KnownDestinations, keeps: boolean) {
  const given = new Map<string, WantedRedirect>();
  for (const redirect of wanted) {
    const { key } = redirect;
    if (!given.has(key) && !(keeps && known.has(key))) given.set(key, redirect);
  }
  return given;
}

function repeated(to: Destination, first: Destination | undefined): RedirectOutcome {
  if (first && isSame(first, to)) return "unchanged";
  return { problem: "This address appears earlier in the file with another destination." };
}

/**
 * What is to be saved of redirects, each with its end, and what becomes of all of them, in order.
 * With `keeps`, what is known of an address stays as it is.
 */
export function planRedirects(
  wanted: readonly WantedRedirect[],
  known: KnownDestinations,
  keeps: boolean,
): { outcomes: RedirectOutcome[]; saved: WantedRedirect[] } {
  const given = firstGiven(wanted, known, keeps);
  const find = (key: string) => given.get(key)?.to ?? known.get(key);
  const saved: WantedRedirect[] = [];
  const plan = (redirect: WantedRedirect): RedirectOutcome => {
    const { key, to } = redirect;
    const first = given.get(key);
    if (first !== redirect) return keeps ? "unchanged" : repeated(to, first?.to);
    const end = resolve(key, to, find);
    if (!end) return { problem: IN_A_CIRCLE };
    const before = known.get(key);
    if (before && isSame(before, end)) return "unchanged";
    saved.push({ ...redirect, to: end });
    return before ? "changed" : "created";
  };
  return { outcomes: wanted.map(plan), saved };
}
