import { z } from "zod";
import { type RiskFlag, riskFlag } from "./schema";

const riskFlags = z.array(riskFlag);

/** Reads findings as the database keeps them; what cannot be read is none. */
export function readRiskFlags(value: unknown): RiskFlag[] {
  return riskFlags.safeParse(value).data ?? [];
}
