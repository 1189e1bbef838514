import { describe, expect, it } from "vitest";
import { shareAlternatives } from "./alternatives";

describe("shareAlternatives", () => {
  it.each([
    ["junior or mid developer", "junior developer or mid developer"],
    ["senior or lead data engineer", "senior data engineer or lead data engineer"],
    ["java or python or go developer", "java developer or python developer or go developer"],
    ["teacher leeds or sheffield", "teacher leeds or teacher sheffield"],
    ["nurse leeds OR york", "nurse leeds or nurse york"],
    ["cook or waiter", "cook or waiter"],
    ["cook or kitchen assistant", "cook or kitchen assistant"],
    ["software engineer or developer", "software engineer or developer"],
    ["customer service or data entry", "customer service or data entry"],
    ["cook or waiter -pub", "cook -pub or waiter -pub"],
    ['"head chef" or cook', '"head chef" or cook'],
    ["baker or -pilot", "baker or -pilot"],
    ["or or", "or or"],
    ["nurse", "nurse"],
    ["cook or kitchen porter york", "cook york or kitchen porter york"],
    ["nurse/carer leeds", "nurse leeds or carer leeds"],
    ["ci/cd ux/ui c/c++ 24/7", "ci/cd ux/ui c/c++ 24/7"],
    ['"sales/marketing"', '"sales/marketing"'],
  ])("turns %s into %s", (typed, shared) => expect(shareAlternatives(typed)).toBe(shared));

  it("changes nothing the second time", () => {
    for (const typed of ["junior or mid developer", "teacher leeds or sheffield", "a or b -c"]) {
      expect(shareAlternatives(shareAlternatives(typed))).toBe(shareAlternatives(typed));
    }
  });
});
