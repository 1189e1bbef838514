import { expect, it } from "vitest";
import { SeenFields } from "./seen-fields";

function see(...records: object[]): SeenFields {
  const seen = new SeenFields();
  for (const record of records) seen.add(record as Record<string, unknown>);
  return seen;
}

it("lists the fields with their first values, also those inside others", () => {
  const seen = see(
    { role: "Baker", where: { city: "Pune" }, tags: ["a", "b"], empty: "", list: [{ id: 1 }] },
    { role: "Cook", where: { city: "Oslo" }, long: "x".repeat(100) },
    ...[{ role: "Cook" }, { role: "Waiter" }, { role: "Driver" }],
  );
  expect(seen.list()).toEqual([
    { name: "role", values: ["Baker", "Cook", "Waiter"] },
    { name: "where.city", values: ["Pune", "Oslo"] },
    { name: "tags", values: ["a, b"] },
    { name: "list.id", values: ["1"] },
    { name: "long", values: [`${"x".repeat(80)}…`] },
  ]);
});

it("says which field feeds which property without a mapping", () => {
  const flat = see({ "Job Title": "Baker", salary_min: 5, role: "x" });
  expect(flat.feederOf("title")).toBe("Job Title");
  expect(flat.feederOf("baseSalary.value.minValue")).toBe("salary_min");
  expect(flat.feederOf("description")).toBeNull();
  const posting = see({ "@type": "JobPosting", hiringOrganization: { name: "Bread Ltd" } });
  expect(posting.feederOf("hiringOrganization.name")).toBe("hiringOrganization.name");
  expect(posting.feederOf("title")).toBeNull();
});

it("returns no more than a form can show", () => {
  const wide = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`field${at}`, at]));
  expect(see(wide).list()).toHaveLength(100);
});
