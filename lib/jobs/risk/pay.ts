import type { RiskFacts } from "./schema";

/** How many times what is usual is far from it, up and down. */
const FAR_ABOVE = 5;
const FAR_BELOW = 8;

const times = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

/** How far pay is from what is usual for its kind, in words; null when it is not. */
export function findPay(pay: RiskFacts["pay"]): string | null {
  if (!pay || pay.usual <= 0 || pay.annual <= 0) return null;
  const ratio = pay.annual / pay.usual;
  if (ratio >= FAR_ABOVE) {
    return `${pay.stated}, ${times.format(ratio)} times what is usual for ${pay.kind}`;
  }
  if (ratio <= 1 / FAR_BELOW) {
    return `${pay.stated}, ${times.format(1 / ratio)} times less than is usual for ${pay.kind}`;
  }
  return null;
}
