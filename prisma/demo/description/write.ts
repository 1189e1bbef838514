import type { DemoPosting } from "@/prisma/demo/posting";
import { aboutSection } from "./about";
import { benefitsSection, processSection } from "./offer";
import { dutiesSection, requirementsSection } from "./requirements";

/** Writes the posting's description, in Markdown. */
export function writeDescription(posting: DemoPosting): string {
  return [
    aboutSection(posting),
    dutiesSection(posting),
    requirementsSection(posting),
    benefitsSection(posting),
    processSection(posting),
  ].join("\n\n");
}
