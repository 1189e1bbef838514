import type { InboundMail, Refusal } from "./schema";

// Whether an email is a person's answer, and whether it comes from whom it names: from its headers
// alone (RFC 3834, RFC 8601).

type Headers = InboundMail["headers"];

function valuesOf(headers: Headers, name: string): string[] {
  return headers.filter((header) => header.name === name).map(({ value }) => value.trim());
}

const MACHINES = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)(?:[+@]|$)/iu;
const PRECEDENCE = /^(?:bulk|junk|list|auto_reply)\b/iu;
const LIST = ["list-id", "x-autoreply", "x-autorespond", "x-auto-reply", "x-failed-recipients"];
const REPORT = /^multipart\/report\b/iu;

/** Whether a program sent it: an absence note, a bounce, a list. Such mail is never answered. */
export function isAutomatic({ headers, from }: Pick<InboundMail, "headers" | "from">): boolean {
  const says = (name: string, pattern: RegExp) =>
    valuesOf(headers, name).some((value) => pattern.test(value));
  return (
    says("auto-submitted", /^(?!no\b)\S/iu) ||
    says("precedence", PRECEDENCE) ||
    says("return-path", /^<\s*>$/u) ||
    says("content-type", REPORT) ||
    LIST.some((name) => valuesOf(headers, name).length > 0) ||
    from.some((address) => MACHINES.test(address))
  );
}

type Verdicts = { spf: string[]; dkim: string[]; dmarc: string[] };

// "mx.example.org; dmarc=fail (p=reject) header.from=example.org; spf=pass smtp.mailfrom=…"
function verdictsOf(value: string): Verdicts {
  const plain = value.replace(/\([^()]*\)/gu, " ").toLowerCase();
  const of = (method: string) =>
    [...plain.matchAll(new RegExp(`(?:^|[;\\s])${method}\\s*=\\s*([a-z]+)`, "gu"))].map(
      ([, result = ""]) => result,
    );
  return { spf: of("spf"), dkim: of("dkim"), dmarc: of("dmarc") };
}

const FAILED = ["fail", "softfail", "permerror", "policy"];

/**
 * What the receiving server's own `Authentication-Results` say against the sender, if the operator
 * named that server: others' headers are whatever the sender wrote. DMARC decides where it has a
 * verdict, because it alone weighs SPF and DKIM against the address that people see.
 */
export function authenticationProblem(headers: Headers, trustedId: string): Refusal | null {
  const own = valuesOf(headers, "authentication-results").find((value) => {
    const [id = ""] = value.split(/[;\s]/u, 1);
    return id.toLowerCase() === trustedId.toLowerCase();
  });
  if (own === undefined) return "unauthenticated";
  const { spf, dkim, dmarc } = verdictsOf(own);
  if (dmarc.includes("pass")) return null;
  if (dmarc.some((result) => FAILED.includes(result))) return "unauthenticated";
  const isRefused = spf.some((result) => FAILED.includes(result));
  const isForged =
    dkim.length > 0 && !dkim.includes("pass") && dkim.some((r) => FAILED.includes(r));
  return isRefused || isForged ? "unauthenticated" : null;
}
