import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { replyText } from "./reply-text";

const OWN = "Yes, Tuesday works.\n\nInes";

describe("replyText", () => {
  it.each([
    ["English", "On Tue, 24 Nov 2026 at 10:12, Acme Bakery <reply+x@example.org> wrote:"],
    ["Apple Mail", "> On 24 Nov 2026, at 10:12, Acme Bakery <reply+x@example.org> wrote:"],
    ["German", "Am Di., 24. Nov. 2026 um 10:12 Uhr schrieb Acme Bakery <reply+x@example.org>:"],
    ["German, Thunderbird", "Am 24.11.26 um 10:12 schrieb Acme Bakery:"],
    ["French", "Le mar. 24 nov. 2026 à 10:12, Acme Bakery <reply+x@example.org> a écrit :"],
    ["Spanish", "El mar, 24 nov 2026 a las 10:12, Acme Bakery (<reply+x@example.org>) escribió:"],
    ["Italian", "Il giorno mar 24 nov 2026 alle ore 10:12 Acme <r@example.org> ha scritto:"],
    ["Portuguese", "Em ter., 24 de nov. de 2026 às 10:12, Acme <r@example.org> escreveu:"],
    ["Dutch", "Op di 24 nov 2026 om 10:12 schreef Acme Bakery <reply+x@example.org>:"],
    ["Swedish", "Den tis 24 nov. 2026 kl 10:12 skrev Acme Bakery <reply+x@example.org>:"],
    ["Danish", "Den tirs. 24. nov. 2026 kl. 10.12 skrev Acme Bakery <reply+x@example.org>:"],
    ["Finnish", "ti 24. marrask. 2026 klo 10.12 Acme (reply+x@example.org) kirjoitti:"],
    ["Polish", "wt., 24 lis 2026 o 10:12 Acme Bakery <reply+x@example.org> napisał(a):"],
    ["Polish, Thunderbird", "W dniu 24.11.2026 o 10:12, Acme Bakery pisze:"],
    ["Czech", "út 24. 11. 2026 v 10:12 odesílatel Acme <r@example.org> napsal:"],
    ["Russian", "вт, 24 нояб. 2026 г. в 10:12, Acme <reply+x@example.org>:"],
    ["Russian, Thunderbird", "24.11.2026 10:12, Acme Bakery пишет:"],
    ["Romanian", "În mar., 24 nov. 2026 la 10:12, Acme <r@example.org> a scris:"],
    ["Turkish", "Acme <r@example.org>, 24 Kas 2026 Sal, 10:12 tarihinde şunu yazdı:"],
    ["Greek", "Στις Τρί 24 Νοε 2026 στις 10:12 π.μ., ο χρήστης Acme <r@example.org> έγραψε:"],
    ["Japanese", "2026年11月24日(火) 10:12 Acme <reply+x@example.org>:"],
    ["Chinese", "Acme <reply+x@example.org> 于2026年11月24日周二 10:12写道："],
    ["Korean", "2026년 11월 24일 (화) 오전 10:12, Acme <r@example.org>님이 작성:"],
    ["a date and an address", "2026-11-24 10:12 GMT+01:00 Acme <reply+x@example.org>:"],
    ["Outlook", "-----Original Message-----"],
    ["Outlook, German", "-----Ursprüngliche Nachricht-----"],
    ["Outlook, French", "-----Message d'origine-----"],
  ])("ends where %s introduces the quote", (_language, introduction) => {
    const mail = `${OWN}\n\n${introduction}\n\n> Can you come on Tuesday?\n> Asha\n`;

    expect(replyText(mail)).toBe(OWN);
  });

  it.each([
    ["English", "From:", "Sent:", "To:", "Subject:"],
    ["German", "Von:", "Gesendet:", "An:", "Betreff:"],
    ["French", "De :", "Envoyé :", "À :", "Objet :"],
    ["Spanish", "De:", "Enviado:", "Para:", "Asunto:"],
    ["Italian", "Da:", "Inviato:", "A:", "Oggetto:"],
    ["Dutch", "Van:", "Verzonden:", "Aan:", "Onderwerp:"],
    ["Swedish", "Från:", "Skickat:", "Till:", "Ämne:"],
    ["Polish", "Od:", "Wysłano:", "Do:", "Temat:"],
    ["Russian", "От:", "Отправлено:", "Кому:", "Тема:"],
    ["Japanese", "差出人:", "送信日時:", "宛先:", "件名:"],
    ["bold", "*From:*", "*Sent:*", "*To:*", "*Subject:*"],
  ])("ends at Outlook's header in %s", (...[, from, sent, to, subject]) => {
    const header = `${from} Acme <r@example.org>\n${sent} Tuesday\n${to} Ines\n${subject} Hello`;

    expect(replyText(`${OWN}\n\n${header}\n\nCan you come?`)).toBe(OWN);
    expect(replyText(`${OWN}\n\n________________________________\n${header}\n\nHi`)).toBe(OWN);
  });

  it("ends at an introduction that is split over lines", () => {
    const mail = `${OWN}\n\nOn Tue, 24 Nov 2026 at 10:12, Acme Bakery\n<reply+x@example.org>\nwrote:\n\n> Hi`;

    expect(replyText(mail)).toBe(OWN);
  });

  it.each([
    ["a signature", "-- \nInes Carvalho\n+351 912 345 678"],
    ["a signature whose space was lost", "--\nInes Carvalho"],
    ["a phone's footer", "Sent from my iPhone"],
    ["a German phone's footer", "Von meinem iPhone gesendet"],
    ["a French phone's footer", "Envoyé de mon iPhone"],
    ["a mail program's footer", "Get Outlook for Android"],
    ["a Japanese phone's footer", "iPhoneから送信"],
    ["a quote without an introduction", "> Can you come?\n>> Asha\n>"],
  ])("leaves out %s", (_what, rest) => {
    expect(replyText(`${OWN}\n\n${rest}\n`)).toBe(OWN);
  });

  it("keeps quotes that are replied to point by point", () => {
    const mail = "> Can you come on Tuesday?\nYes.\n> And bring bread?\nGladly.";

    expect(replyText(`${mail}\n\n> Asha`)).toBe(mail);
  });

  it.each([
    "On Monday I wrote: the bread is ready.\nSee you.",
    "I worked from: 2019\nto: 2024",
    "De: nada!",
    "My hours:\n9 to 5",
    "On the whole, I liked what your colleague wrote:\nit is true.",
    "I'd like to start on 1 December 2026:\nis that fine?",
    "A -- B",
    "----\nstill mine",
    "Am 3. Dezember 2026 habe ich Zeit:\nab neun.",
    "Sent from the heart,\nInes",
  ])("doesn't mistake other text for a quote: %s", (text) => {
    expect(replyText(text)).toBe(text);
  });

  it.each(["", "\n\n", "> only a quote", "-- \nonly a signature", "Sent from my iPhone"])(
    "returns nothing for %j",
    (text) => {
      expect(replyText(text)).toBe("");
    },
  );

  it("reads Windows line endings, and drops invisible characters", () => {
    expect(replyText("Yes\u200b\r\n\r\n\r\n\r\nInes\u00a0\r\n")).toBe("Yes\n\nInes");
  });

  it("is no slower for a text made to be slow", () => {
    const slow = [
      "On ".repeat(60_000),
      "On 1 \n".repeat(30_000),
      "> ".repeat(100_000),
      "\n>".repeat(100_000),
      `${"_".repeat(100_000)}\n${"-".repeat(100_000)}`,
      "From: a\n".repeat(20_000),
    ];
    const began = performance.now();
    for (const text of slow) replyText(text);
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it("never throws, and adds nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 500 }), (text) => {
        expect(replyText(text).length).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
