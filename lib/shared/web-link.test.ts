import { expect, it } from "vitest";
import { isWebLink } from "./web-link";

it.each([
  "https://example.com/resume",
  "http://example.com",
  "HTTPS://Example.COM/Résumé?x=1#top",
  "https://sub.domain.example.co.uk:8443/~ines/cv.pdf",
  "https://münchen.example/lebenslauf",
  "https://example.com/@ines/cv",
  "https://drive.example.com/file/d/1a_B-c/view?usp=sharing",
])("is a link: %s", (text) => {
  expect(isWebLink(text)).toBe(true);
});

// OWASP ASVS 1.2.2: everything that a browser might run, resolve elsewhere, or that is not public.
it.each([
  "",
  "resume",
  "example.com/resume",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "javascript://example.com/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:text/html;base64,PHNjcmlwdD4=",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "ftp://example.com/cv.pdf",
  "blob:https://example.com/1",
  "about:blank",
  "view-source:https://example.com",
  "mailto:ines@example.com",
  "//example.com/cv",
  "/\\example.com",
  "https:example.com",
  "https:/example.com",
  "https:\\\\example.com",
  "https://",
  "https://user@example.com/",
  "https://user:word@example.com/",
  "https://example.com\\@evil.example/",
  "https://exa mple.com/",
  "https://example.com/\r\nx",
  "https://localhost/cv",
  "https://intranet/cv",
  "http://127.0.0.1/",
  "http://[::1]/",
  "http://2130706433/",
  "http://0x7f000001/",
  "http://169.254.169.254/latest/meta-data/",
  `https://example.com/${"a".repeat(2048)}`,
])("is none: %s", (text) => {
  expect(isWebLink(text)).toBe(false);
});
