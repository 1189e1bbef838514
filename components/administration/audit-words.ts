/** An action in words: `user.sessions_ended` is "User: sessions ended". */
export function actionWords(action: string): string {
  const [subject = "", verb = ""] = action.split(".").map((part) => part.replaceAll("_", " "));
  const start = subject.charAt(0).toUpperCase() + subject.slice(1);
  return verb ? `${start}: ${verb}` : start;
}

/** The options of the action filter: each subject as a whole, then its actions. */
export function actionOptions(actions: readonly string[]): (readonly [string, string])[] {
  const subjects = [...new Set(actions.map((action) => action.split(".")[0] ?? ""))];
  return [
    ["", "All actions"],
    ...subjects.flatMap((subject) => [
      [subject, `${actionWords(subject)}: all`] as const,
      ...actions
        .filter((action) => action.startsWith(`${subject}.`))
        .map((action) => [action, actionWords(action)] as const),
    ]),
  ];
}

/** An instant as logs write it, in UTC: "2026-11-21 21:43:07". */
export function logTime(iso: string): string {
  return iso.slice(0, 19).replace("T", " ");
}

/** A detail's name in words: "accountMonths" is "account months". */
export function detailWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

const SHOWN = 160;

/** The beginning of a long text, cut at a word, and whether anything was cut. */
export function cutText(text: string): { start: string; isCut: boolean } {
  if (text.length <= SHOWN * 1.25) return { start: text, isCut: false };
  const start = [...text].slice(0, SHOWN).join("");
  return { start: `${start.replace(/\s\S{0,24}$/, "")} ...`, isCut: true };
}
