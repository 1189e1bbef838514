import { describe, expect, it } from "vitest";
import {
  emailDomain,
  findLookAlike,
  isFreeMail,
  isSameHouse,
  speaksFor,
  websiteDomain,
} from "./domains";

it.each([
  ["https://www.acme.com/jobs", "acme.com"],
  ["acme.com", "acme.com"],
  ["HTTPS://Careers.ACME.com.", "careers.acme.com"],
  ["https://müller.de", "xn--mller-kva.de"],
  ["https://10.0.0.1/", null],
  ["https://[::1]/", null],
  ["localhost", null],
  [null, null],
])("reads a website's domain: %s", (website, domain) => {
  expect(websiteDomain(website)).toBe(domain);
});

it.each([
  ["asha@Acme.com", "acme.com"],
  ["asha@münchen.de", "xn--mnchen-3ya.de"],
  ["asha", "asha"],
])("reads an email address's domain: %s", (email, domain) => {
  expect(emailDomain(email)).toBe(domain);
});

it.each(["gmail.com", "yahoo.co.in", "web.de", "qq.com", "126.com", "zohomail.com"])(
  "recognises that anyone can get an address at %s",
  (domain) => {
    expect(isFreeMail(domain)).toBe(true);
  },
);

it.each([
  ["acme.com", "acme.com", true],
  ["acme.com", "careers.acme.com", true],
  ["someone.pages.example", "pages.example", false],
  ["pages.example", "someone.pages.example", true],
  ["com", "acme.com", false],
  ["cme.com", "acme.com", false],
  ["acme.com.evil.example", "acme.com", false],
])("says whether an address at %s proves %s: %s", (mail, website, response) => {
  expect(speaksFor(mail, website)).toBe(response);
});

it("recognises related domains", () => {
  expect(isSameHouse("acme.com", "jobs.acme.com")).toBe(true);
  expect(isSameHouse("acme.com", "myacme.com")).toBe(false);
});

describe("a domain that looks like another", () => {
  const known = ["harbour.com", "acme.com", "modern-mills.co.uk"];
  it.each([
    ["harb0ur.com", "harbour.com"],
    ["harbor.com", "harbour.com"],
    ["harbour.net", "harbour.com"],
    ["rnodern-mills.co.uk", "modern-mills.co.uk"],
    ["modernmills.co.uk", "modern-mills.co.uk"],
    ["jobs.harbour.com", null],
    ["acne.com", null],
    ["granary.org", null],
  ])("%s looks like %s", (domain, other) => {
    expect(findLookAlike(domain, known)).toBe(other);
  });
});
