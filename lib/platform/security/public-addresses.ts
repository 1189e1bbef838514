import "server-only";
import { BlockList, isIP } from "node:net";

// What IANA's registries of special-purpose addresses keep from the public internet.
const PRIVATE_V4 = [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"],
  ...["172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16"],
  ...["198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"],
];
// Within 2000::/3, the only public range: protocol assignments with Teredo, documentation, and
// 6to4, which would carry any IPv4 address.
const PRIVATE_V6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

function listOf(subnets: readonly string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [network = "", bits = ""] = subnet.split("/");
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}

const privateV4 = listOf(PRIVATE_V4, "ipv4");
const publicV6 = listOf(["2000::/3"], "ipv6");
const privateV6 = listOf(PRIVATE_V6, "ipv6");

/**
 * Whether an IP address is on the public internet: not this machine, a private network, a cloud's
 * metadata service or anything else that outsiders can't reach. What isn't an address isn't public.
 */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  const family = isIP(plain);
  if (family === 4) return !privateV4.check(plain, "ipv4");
  return family === 6 && publicV6.check(plain, "ipv6") && !privateV6.check(plain, "ipv6");
}
