import { ApiContract, type ApiDescription, readRecords } from "../support/api-contract";
import { expect, test } from "../support/fixtures";
import { API_RECORDS } from "../support/port";

// Runs after all other tests, over every response that the API gave to any of them.

test("every call of the API was made, and every response matches its description", async ({
  request,
}) => {
  const response = await request.get("/api/openapi.json");
  const contract = new ApiContract((await response.json()) as ApiDescription);
  let count = 0;
  for (const record of readRecords(API_RECORDS)) {
    contract.check(record);
    count += 1;
  }

  expect(count).toBeGreaterThan(100);
  expect([...contract.violations]).toEqual([]);
  expect(contract.unseen).toEqual([]);
});
