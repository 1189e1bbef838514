// Every text the specification quotes, with the screen and state that shows it. A text is checked
// by the walk in spec-texts.spec.ts or by the spec that creates its state, or was replaced by a
// decision of the product.

import type { SpecText } from "./spec-text-kinds";
import { ACCOUNT_TEXTS } from "./spec-texts-accounts";
import { EMPLOYER_TEXTS } from "./spec-texts-employers";
import { SEEKER_TEXTS } from "./spec-texts-seekers";
import { VISITOR_TEXTS } from "./spec-texts-visitors";

export const SPEC_TEXTS: readonly SpecText[] = [
  ...VISITOR_TEXTS,
  ...ACCOUNT_TEXTS,
  ...SEEKER_TEXTS,
  ...EMPLOYER_TEXTS,
];
