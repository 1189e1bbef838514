import { describe, expect, it } from "vitest";
import { copyTemplateOnce } from "@/lib/testing/database";
import { CLIENT_ADDRESS_HEADER, clientAddress, readClient } from "../server/client";
import { addressBucket, remainingPoints, spend } from "./rate-limit";

copyTemplateOnce();

describe("addresses", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["unknown", "unknown"],
  ])("%s counts as %s", (address, bucket) => {
    expect(addressBucket(address)).toBe(bucket);
  });

  it("shares one limit within a /64, and none with the next", async () => {
    await spend("signUpByAddress", "2001:db8:7:1::1");
    await spend("signUpByAddress", "2001:db8:7:1:ffff::2");

    expect(await remainingPoints("signUpByAddress", "2001:db8:7:1::3")).toBe(8);
    expect(await remainingPoints("signUpByAddress", "2001:db8:7:2::1")).toBe(10);
  });

  it.each([
    ["no proxy", { socket: "192.0.2.7", added: "", trusted: 0 }, "192.0.2.7"],
    ["a proxy", { socket: "10.0.0.1", added: ", 192.0.2.8", trusted: 1 }, "192.0.2.8"],
  ])("count as one client behind %s, whatever a request claims", async (_case, path, real) => {
    for (let count = 0; count < 10; count++) {
      const header = `198.51.100.${count}${path.added}`;
      const address = clientAddress(path.socket, header, path.trusted);
      const { address: read } = readClient(new Headers({ [CLIENT_ADDRESS_HEADER]: address }));
      await spend("loginByAddress", read);
    }

    expect(await remainingPoints("loginByAddress", real)).toBe(15);
  });
});
