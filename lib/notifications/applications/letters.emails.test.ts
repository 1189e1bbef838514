import { expect, it } from "vitest";
import { mailFrame } from "@/lib/applications/letters/mail-frame";
import type { ApplicationNews } from "./application-news.schema";
import { companyLetter } from "./letters.emails";

const site = { name: "Harbour Jobs", url: "https://jobs.example.org" };
const news = { id: "7d3f0c52-9a53-4f0e-9c1b-2a7c5b3e0001" } as ApplicationNews;

it.each([
  [false, "Open your application:"],
  [true, "Read the offer and answer:"],
])("a letter's email ends exactly as its preview does (offer: %s)", (isOffer, action) => {
  const letter = { subject: "Hello", text: "Dear Ines", isOffer, interviewId: null };
  const { text } = companyLetter(site, { news, letter });
  const frame = mailFrame(site, isOffer);

  expect(`${frame.action}:`).toBe(action);
  expect(text).toContain(`\n\n${action}\n`);
  expect(text.endsWith(`\n\n-- \n${frame.footer.join("\n")}\n`)).toBe(true);
  expect(frame.footer.join("\n")).toContain("Sent by Harbour Jobs.");
});
