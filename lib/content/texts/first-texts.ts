import type { FirstText, PageName } from "../pages/schema";
import { ABOUT } from "./about";
import { CAREER } from "./career";
import { CONTACT } from "./contact";
import { FAQS } from "./faqs";
import { HELP } from "./help";
import { PRIVACY } from "./privacy";
import { TERMS } from "./terms";

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
