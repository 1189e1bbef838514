import { hostOf, toWebAddress } from "@/lib/shared/site";
import { parseUrl } from "@/lib/shared/web-link";

// Anyone can get an address here, so it says nothing about a company.
const FREE_MAIL = new Set(
  `126.com 139.com 163.com aim.com aol.com aol.de att.net bellsouth.net bigpond.com bluewin.ch
   bol.com.br btinternet.com charter.net comcast.net cox.net daum.net duck.com earthlink.net
   fastmail.com fastmail.fm foxmail.com free.fr freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de
   gmx.net googlemail.com guerrillamail.com hanmail.net hey.com hotmail.co.uk hotmail.com hotmail.de
   hotmail.es hotmail.fr hotmail.it hushmail.com icloud.com inbox.com inbox.lv interia.pl laposte.net
   libero.it live.co.uk live.com live.de live.fr live.nl mac.com mail.com mail.de mail.ru mailbox.org
   mailinator.com me.com msn.com naver.com ntlworld.com o2.pl onet.pl optonline.net orange.fr
   outlook.com outlook.de outlook.es outlook.fr pm.me posteo.de proton.me protonmail.ch
   protonmail.com qq.com rediffmail.com rocketmail.com runbox.com sbcglobal.net seznam.cz sfr.fr
   shaw.ca sina.com sky.com sohu.com t-online.de talktalk.net telenet.be tempmail.com
   terra.com.br tiscali.it tuta.com tutanota.com uol.com.br verizon.net virgilio.it virginmedia.com
   wanadoo.fr web.de wp.pl yahoo.ca yahoo.co.in yahoo.co.jp yahoo.co.uk yahoo.com yahoo.com.au
   yahoo.com.br yahoo.de yahoo.es yahoo.fr yahoo.in yahoo.it yandex.com yandex.ru yeah.net
   ymail.com yopmail.com zohomail.com`.split(/\s+/),
);

/** The domain of a company's website, in ASCII; `null` without a public one. */
export function websiteDomain(website: string | null): string | null {
  return hostOf(toWebAddress(website))?.replace(/\.$/, "") ?? null;
}

/** The domain of an email address, in ASCII; `null` if it is not an address. */
export function emailDomain(email: string): string | null {
  const host = email.slice(email.lastIndexOf("@") + 1);
  return parseUrl(`https://${host}`)?.hostname ?? null;
}

/** Whether anyone can get an address at this domain. */
export function isFreeMail(domain: string): boolean {
  return FREE_MAIL.has(domain);
}

/** Whether two domains are the same or one is a subdomain of the other. */
export function isSameHouse(one: string, other: string): boolean {
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
}

/**
 * Whether an address at `mail` speaks for the website at `website`: the domains are the same, or
 * the website's is a subdomain, as careers.acme.com is of acme.com. Not the other way round,
 * because hosts give everyone a name below their own.
 */
export function speaksFor(mail: string, website: string): boolean {
  return mail === website || (mail.includes(".") && website.endsWith(`.${mail}`));
}

const LIKENESS: [RegExp, string][] = [
  [/rn/g, "m"],
  [/vv/g, "w"],
  [/cl/g, "d"],
  [/0/g, "o"],
  [/[1i|]/g, "l"],
  [/3/g, "e"],
  [/4/g, "a"],
  [/5/g, "s"],
  [/-/g, ""],
];

/** How a domain looks at a glance. */
function outlineOf(domain: string): string {
  const name = domain.split(".").slice(0, -1).join(".");
  return LIKENESS.reduce((text, [pattern, letter]) => text.replace(pattern, letter), name);
}

/** Whether the texts differ by a single letter: added, removed or replaced. */
function isOneApart(one: string, other: string): boolean {
  const [short = "", long = ""] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = long.length === short.length ? short.slice(start + 1) : short.slice(start);
  return long.slice(start + 1) === rest;
}

const LEAST_LETTERS = 5;

/**
 * Which of the known domains this one could be mistaken for; `null` if none. The domain itself and
 * its subdomains don't count.
 */
export function findLookAlike(domain: string, known: readonly string[]): string | null {
  const seen = outlineOf(domain);
  const found = known.find((other) => {
    if (isSameHouse(domain, other)) return false;
    const shown = outlineOf(other);
    return (
      shown === seen ||
      (Math.min(shown.length, seen.length) >= LEAST_LETTERS && isOneApart(shown, seen))
    );
  });
  return found ?? null;
}
