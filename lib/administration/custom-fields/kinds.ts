import { canFilter, type FieldKind, hasChoices } from "@/lib/shared/setting-groups/custom-fields";

type Terms = {
  choices?: readonly { isRetired: boolean }[] | undefined;
  isFilter?: boolean | undefined;
};

/** What is wrong with a field of this kind, as a path and a sentence; null for nothing. */
export function kindProblem(
  kind: FieldKind,
  { choices, isFilter }: Terms,
): [path: "choices" | "isFilter", sentence: string] | null {
  const offered = choices?.filter(({ isRetired }) => !isRetired).length;
  if (hasChoices(kind) && offered !== undefined && offered < 2) {
    return ["choices", "Offer at least two choices"];
  }
  return isFilter === true && !canFilter(kind)
    ? ["isFilter", "Searches can be narrowed by choices, yes or no, numbers and dates alone"]
    : null;
}
