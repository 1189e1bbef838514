import type { Locator, Page } from "@playwright/test";

/** Fills in the terms of an offer in the open panel, and sends it at once. */
export async function sendOffer(page: Page, press: (button: Locator) => Promise<void>) {
  const panel = page.getByRole("dialog", { name: /^Offer: / });
  await panel.getByLabel(/^Pay \(/).fill("42,000");
  await panel.getByLabel("Starts").fill("2036-02-01");
  await panel.getByRole("radio", { name: /^Now/ }).check();
  await press(panel.getByRole("button", { name: "Move, Send Now" }));
}
