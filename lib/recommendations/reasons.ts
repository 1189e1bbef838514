/** All reasons in one line: "Matches 7 of your 9 skills, in Pune". */
export function reasonLine(reasons: readonly string[]): string {
  return reasons
    .map((reason, index) =>
      index === 0 ? reason : `${reason.slice(0, 1).toLowerCase()}${reason.slice(1)}`,
    )
    .join(", ");
}
