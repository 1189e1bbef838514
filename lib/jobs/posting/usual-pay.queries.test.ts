import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { aContent, makeJob } from "@/lib/testing/factories";
import { findUsualPay } from "./usual-pay.queries";

setUpDatabase();

const terms = { currency: "INR", period: "year" } as const;
const pay = (min: number, max: number) => ({ min, max, ...terms });

it("returns what half of the similar jobs pay, once five companies state it", async () => {
  const content = aContent({ companyId: "none", category: "design" });
  for (const amount of [4, 5, 6, 7]) {
    const range = pay(amount * 100_000, amount * 200_000);
    await makeJob({ category: "design", pay: range });
  }
  // Of another type, with other terms, and ended.
  await makeJob({ category: "it", pay: pay(1, 2) });
  await makeJob({ category: "design", pay: { min: 1, max: 2, currency: "USD", period: "year" } });
  const over = await makeJob({ category: "design", pay: pay(1, 2) });
  await db.job.update({ where: { id: over }, data: { status: "closed", endedAt: new Date() } });
  expect(await findUsualPay(content, { ...terms, period: "month" })).toBeNull();
  await makeJob({ category: "design", pay: pay(800_000, 1_600_000) });

  expect(await findUsualPay(content, terms)).toBe("₹5,00,000–₹14,00,000 a year");
  expect(await findUsualPay({ ...content, places: [] }, terms)).toBeNull();
});
