import { RESUME_FORMATS, RESUME_NAME_MAX, type ResumeFormat } from "./files.schema";

// Everything invisible, such as marks that reorder text so that "fdp.exe" shows as "exe.pdf". The
// joiners stay, because some scripts can't be written without them.
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const signs: string[] = [];
  let length = 0;
  for (const sign of text) {
    if (length + sign.length > most) break;
    signs.push(sign);
    length += sign.length;
  }
  return signs.join("").trimEnd();
}

/**
 * A file's name as it can be shown: without folders, control characters and marks that reverse the
 * text, and at most 300 characters with its ending. It is never used as a path.
 */
export function displayName(name: string, format: ResumeFormat): string {
  const [last = ""] = name.split(/[/\\]/).slice(-1);
  const shown = last.replace(UNSEEN, "").normalize("NFC").replace(/\s+/g, " ").trim();
  const stem = shown.replace(/\.[^.]*$/, "").replace(/^[. ]+|[. ]+$/g, "");
  const ending = `.${format}`;
  return `${cut(stem, RESUME_NAME_MAX - ending.length) || "resume"}${ending}`;
}

/** The ending of a file's name, if it is one of ours. */
export function resumeEnding(name: string): ResumeFormat | null {
  const ending = /\.([^.]*)$/.exec(name.trim())?.[1]?.toLowerCase();
  return RESUME_FORMATS.find((format) => format === ending) ?? null;
}
