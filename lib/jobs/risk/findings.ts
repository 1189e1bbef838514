import { z } from "zod";
import { type RiskFinding, riskFinding } from "./schema";

const riskFindings = z.array(riskFinding);

/** Reads findings as the database keeps them; what cannot be read is none. */
export function readFindings(value: unknown): RiskFinding[] {
  return riskFindings.safeParse(value).data ?? [];
}
