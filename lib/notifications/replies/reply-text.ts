// What of an email is its writer's own: everything before the quoted email and the signature. It
// reads line by line, so that no text, however long, takes more than a moment.

/** The most of an email that is read: a message may be much shorter. */
const MOST_CHARACTERS = 200_000;
// An introduction to a quote is rarely split over more lines than this.
const INTRODUCTION_LINES = 4;
const INTRODUCTION_MAX = 320;

const QUOTED = /^\s*(?:>|\|\s|│)/u;
// "-- " of RFC 3676, and what some programs make of it.
const SIGNATURE = /^(?:--|—|––) ?$/u;
const RULE = /^\s*[_\-=*]{10,}\s*$/u;

// How mail programs introduce the email that is answered: a date or a time, and at the end who wrote
// it, or that they wrote.
const WHEN = /\d{1,2}[:.h]\d{2}|\d{4}|\d{1,2}[./-]\d{1,2}[./-]\d{2}/u;
const WROTE: readonly RegExp[] = [
  /(?:\bwrote|a écrit|escribió|va escriure|ha scritto|escreveu|kirjoitti|napisał|napisała|napisał\(a\)|pisze|napsal|napsala|napsal\(a\)|napísal|napísala|a scris|írta|rašė|kirjutas|skrifaði|menulis|đã viết|пишет|пише|написал|написала|написал\(а\)|yazdı|έγραψε|さんは書きました|のメール|写道|寫道|작성|ने लिखा)\s*[:：]?$/iu,
  /\b(?:schrieb|schreef|skrev)\s.{0,200}[:：]$/iu,
  /<[^<>\s]+@[^<>\s]+>\s*[:：]$/u,
];

const SEPARATOR =
  /^\s*[-_*]{2,}\s*(?:original message|forwarded message|reply message|ursprüngliche nachricht|weitergeleitete nachricht|original-nachricht|message d'origine|message original|message transféré|mensaje original|mensagem original|messaggio originale|messaggio inoltrato|oorspronkelijk bericht|doorgestuurd bericht|ursprungligt meddelande|oprindelig meddelelse|opprinnelig melding|alkuperäinen viesti|wiadomość oryginalna|oryginalna wiadomość|původní zpráva|исходное сообщение|пересылаемое сообщение|orijinal mesaj|元のメッセージ|原始邮件|原始郵件|원본 메시지)\s*[-_*]{2,}\s*$/iu;

// The header that Outlook puts over what it quotes: "From:" and, within the next lines, "Sent:".
const FROM =
  /^\s*\*?(?:from|von|de|da|van|från|fra|lähettäjä|od|от|kimden|από|差出人|发件人|寄件者|보낸 사람)\s*\*?\s*[:：]\*?\s*\S/iu;
const SENT =
  /^\s*\*?(?:sent|date|gesendet|datum|envoyé|date d'envoi|enviado|fecha|data|inviato|verzonden|skickat|sendt|dato|lähetetty|wysłano|odesláno|отправлено|дата|gönderme|gönderilme tarihi|στάλθηκε|送信日時|发送时间|寄件日期|보낸 날짜)(?!\p{L})[^:：]{0,20}[:：]/iu;

// What phones add under what was written.
const DEVICE =
  /^\s*(?:sent from (?:my|mail for|yahoo|outlook|proton)|get outlook for|von meinem .{1,40} gesendet|gesendet mit|gesendet von|envoyé (?:de|depuis) (?:mon|ma|l')|enviado desde mi|enviado do meu|inviato (?:da|dal) (?:mio )?|verstuurd vanaf|verzonden (?:vanaf|met)|skickat från|sendt fra|lähetetty (?:minun|iphonesta)|wysłane z|odesláno z|отправлено с|iphone'umdan gönderildi|iphoneから送信|发自我的|나의 .{1,20}에서 보냄).{0,80}$/iu;

function isHeader(lines: readonly string[], at: number): boolean {
  return FROM.test(lines[at] ?? "") && lines.slice(at + 1, at + 5).some((line) => SENT.test(line));
}

function isIntroduction(lines: readonly string[], at: number): boolean {
  let text = "";
  for (const line of lines.slice(at, at + INTRODUCTION_LINES)) {
    text = `${text} ${line}`.trim();
    if (line.trim() === "" || text.length > INTRODUCTION_MAX) return false;
    const whole = text;
    if (WHEN.test(whole) && WROTE.some((pattern) => pattern.test(whole))) return true;
  }
  return false;
}

function startsQuote(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? "";
  if (SEPARATOR.test(line) || isHeader(lines, at)) return true;
  // The rule that Outlook draws over its header.
  if (RULE.test(line)) return isHeader(lines, lines[at + 1]?.trim() ? at + 1 : at + 2);
  return isIntroduction(lines, at);
}

/** Whether nothing but quotes, and lines without a word, follows. */
function isQuotedToTheEnd(lines: readonly string[], at: number): boolean {
  return lines.slice(at).every((line) => line.trim() === "" || QUOTED.test(line));
}

function endOfOwn(lines: readonly string[]): number {
  for (const [at, line] of lines.entries()) {
    if (SIGNATURE.test(line.trimEnd()) || startsQuote(lines, at)) return at;
    // Between quotes, people answer point by point; those quotes stay, as they are what is
    // answered.
    if (QUOTED.test(line) && isQuotedToTheEnd(lines, at)) return at;
  }
  return lines.length;
}

/**
 * The writer's own words in an email's plain text: without the quoted email, the signature under
 * "-- " and what phones add. Quotes with answers between them stay. Returns "" if nothing is left.
 */
export function replyText(email: string): string {
  const lines = email
    .slice(0, MOST_CHARACTERS)
    .replace(/\r\n?/gu, "\n")
    .replace(/[\u200b\u200e\u200f\ufeff]/gu, "")
    .split("\n")
    .map((line) => line.replace(/[\s\u00a0]+$/u, ""));
  const own = lines.slice(0, endOfOwn(lines));
  while (own.length > 0 && (own.at(-1) === "" || DEVICE.test(own.at(-1) ?? ""))) own.pop();
  return own
    .join("\n")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
}
