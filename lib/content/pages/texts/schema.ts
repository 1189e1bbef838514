import type { FirstText, PageName } from "../schema";
import { ABOUT } from "./about/schema";
import { CAREER } from "./career/schema";
import { CONTACT } from "./contact/schema";
import { FAQS } from "./faqs/schema";
import { HELP } from "./help/schema";
import { PRIVACY } from "./privacy/schema";
import { TERMS } from "./terms/schema";

/** When the first texts were written, as far as readers are told. */
export const FIRST_TEXTS_AT = "2026-11-21T00:00:00.000Z";

/** What each page says until an admin writes something else. */
export const FIRST_TEXTS: Readonly<Record<PageName, FirstText>> = {
  about: ABOUT,
  career: CAREER,
  help: HELP,
  faqs: FAQS,
  contact: CONTACT,
  privacy: PRIVACY,
  terms: TERMS,
};
