import "server-only";
import { isIPv4, isIPv6 } from "node:net";

/** The sender of a request, as far as the network reveals it. */
export type Client = {
  readonly address: string;
  /** The address without the part that identifies a machine: /24 for IPv4, /48 for IPv6. */
  readonly network: string;
  /** The browser's user agent, at most 400 characters. */
  readonly userAgent: string;
};

/** The header in which the server program passes on the client's address. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";

const MAX_USER_AGENT = 400;

/** The eight groups of an IPv6 address. */
export function groupsOf(address: string): string[] {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, missing)).fill("0"), ...right].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ""),
  );
}

function networkOf(address: string): string {
  if (isIPv4(address)) return `${address.split(".").slice(0, 3).join(".")}.0/24`;
  if (isIPv6(address)) return `${groupsOf(address).slice(0, 3).join(":")}::/48`;
  return "unknown";
}

/**
 * The client's address: the socket's or, behind `trusted` proxies, the one that the outermost of
 * them saw. Whatever a client writes into the header itself is further left and not read.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trusted: number,
): string {
  const hops = (forwardedFor ?? "").split(",").map((hop) => hop.trim());
  const chain = [...hops.filter(Boolean), socketAddress ?? ""];
  const seen = chain[Math.max(0, chain.length - 1 - trusted)] ?? "";
  const plain = seen.replace(/^::ffff:(?=\d+\.)/i, "");
  return isIPv4(plain) || isIPv6(plain) ? plain : "unknown";
}

/** Reads the client from a request's headers. */
export function readClient(headers: Headers): Client {
  const address = headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown";
  const userAgent = (headers.get("user-agent") ?? "").slice(0, MAX_USER_AGENT);
  return { address, network: networkOf(address), userAgent };
}
