import { fold } from "@/lib/shared/text";

/** Letters of other scripts, and signs, that can be read as Latin ones. */
const LIKENESS: readonly [string, string][] = [
  ["аαａ@4", "a"],
  ["вβ8", "b"],
  ["сϲ", "c"],
  ["ԁ", "d"],
  ["еёε3", "e"],
  ["һн", "h"],
  ["іїιɩ1l!|Ιӏ", "i"],
  ["ј", "j"],
  ["кκ", "k"],
  ["м", "m"],
  ["пηո", "n"],
  ["оοσ0", "o"],
  ["рρ", "p"],
  ["ѕ5$", "s"],
  ["тτ7", "t"],
  ["υս", "u"],
  ["ν", "v"],
  ["ѡω", "w"],
  ["хχ", "x"],
  ["уγ", "y"],
];

const LATIN = new Map(
  LIKENESS.flatMap(([signs, letter]) => [...signs].map((sign) => [sign, letter] as const)),
);

/** How a name looks at a glance, without its separators. */
function skeleton(name: string): string {
  return [...fold(name)]
    .map((sign) => LATIN.get(sign) ?? sign)
    .join("")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

// Names that could pass for the people who run this site, or for the site itself.
const RESERVED = new Set(
  `abuse account accounts admin administration administrator administrators
  admins anonymous billing contact daemon everyone help helpdesk host hostmaster info legal mailer
  management mod moderation moderator moderators mods noreply notification notifications null
  official operations operator owner password postmaster privacy root safety security service
  service-desk site staff superuser support sysadmin sysop system team the trust undefined us user
  verification verified webmaster website`
    .split(/\s+/)
    .map(skeleton),
);

/**
 * Whether a user name could be mistaken for someone who runs the site, e.g. "ADMIN", "adm1n",
 * "Support Team", "аdmin" with a Cyrillic letter, "admin 2" or the site's own name with any of
 * these.
 */
export function isReservedName(name: string, siteName: string): boolean {
  const site = skeleton(siteName);
  const isReserved = (text: string) => {
    const seen = skeleton(text);
    const rest = site ? seen.replaceAll(site, "") : seen;
    return seen !== "" && (rest === "" || RESERVED.has(rest));
  };
  // A number at the end doesn't make it a different name.
  const plain = name.replace(/[\s._-]*\d+$/u, "") || name;
  return [name, plain].some(
    (text) => isReserved(text) || text.split(/[\s._-]+/).every((word) => isReserved(word)),
  );
}
