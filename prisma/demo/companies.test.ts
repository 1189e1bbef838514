import { expect, it } from "vitest";
import { slugify } from "@/lib/shared/text";
import { demoAccounts } from "@/prisma/demo/accounts";
import { demoCompanies } from "@/prisma/demo/companies";
import { demoPlaces } from "@/prisma/demo/places";

const companies = demoCompanies();

it("has eighty companies whose names and addresses differ", () => {
  expect(companies).toHaveLength(80);
  expect(new Set(companies.map(({ name }) => slugify(name))).size).toBe(80);
  expect(new Set(companies.map(({ website }) => website)).size).toBe(80);
  expect(new Set(companies.map(({ address }) => address)).size).toBe(80);
});

it("describes each company in two to four paragraphs", () => {
  for (const { name, description } of companies) {
    const paragraphs = description.split("\n\n").length;
    expect(paragraphs, name).toBeGreaterThanOrEqual(2);
    expect(paragraphs, name).toBeLessThanOrEqual(4);
    expect(description, name).not.toMatch(/['"]| {2}|\n(?!\n)[^\n]*\n(?!\n)/);
  }
});

it("shows three in four companies as verified, and says how", () => {
  expect(companies.filter(({ verified }) => verified)).toHaveLength(60);
  for (const { verified, verifiedBy, verifiedDaysAgo } of companies) {
    expect(verifiedBy !== null).toBe(verified);
    expect(verifiedDaysAgo !== null).toBe(verified);
  }
});

it("uses no web address or phone number that could be someone's", () => {
  for (const { website, phone, name } of companies) {
    expect(website).toMatch(/^https:\/\/[a-z0-9-]+\.example$/);
    // Ranges that regulators keep free for fiction.
    if (phone) expect(phone, name).toMatch(/^\+(44 1632 960|1 \d{3} 555 01|61 \d 5550 |353 20 91)/);
  }
});

it("places every company in a known city", () => {
  const labels = new Set(demoPlaces().map(({ label }) => label));
  expect(companies.filter(({ homeCity }) => !labels.has(homeCity))).toEqual([]);
  expect(labels.size).toBe(demoPlaces().length);
});

it("has an account of each type, the employer's at a verified company", () => {
  const accounts = demoAccounts();
  expect(accounts.map(({ userType }) => userType)).toEqual(["job_seeker", "employer", "admin"]);
  for (const { password, username } of accounts) {
    expect(password.length).toBeGreaterThanOrEqual(12);
    expect(password).not.toContain(username);
  }
  const owned = companies.find(({ name }) => name === accounts[1]?.companyName);
  expect(owned?.verified).toBe(true);
});
