import { expect, it } from "vitest";
import { isPublicAddress } from "./public-addresses";

it.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "::ffff:8.8.8.8"])(
  "%s is public",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

it.each([
  ...["127.0.0.1", "127.255.255.254", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255"],
  ...["192.168.1.1", "169.254.169.254", "100.64.0.1", "224.0.0.1", "255.255.255.255"],
  ...["::", "::1", "fe80::1", "fc00::1", "fd00:ec2::254", "ff02::1", "::ffff:127.0.0.1"],
  ...["::ffff:7f00:1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1", "2001::1"],
  ...["", "localhost", "127.1", "0x7f.0.0.1"],
])("%j isn't public", (address) => expect(isPublicAddress(address)).toBe(false));
