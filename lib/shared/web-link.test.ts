import { expect, it } from "vitest";
import { isWebLink, parseUrl } from "./web-link";

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

// OWASP ASVS 1.2.2: everything that a browser might run, resolve elsewhere, or that isn't public.
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
  "http://127.1/",
  "http://0177.0.0.1/",
  "http://10.0.0.1:8080/",
  "http://192.168.1.1/",
  "http://[::ffff:10.0.0.1]/",
  "http://[fe80::1]/",
  "http://[fd00::1]/",
  "http://127.0.0.1./",
  "https://printer.local./",
  "https://printer.local/",
  "https://jira.corp/",
  "https://wiki.internal/",
  "https://router.home.arpa/",
  "https://app.localhost/",
  "https://nas.LAN/",
  `https://example.com/${"a".repeat(2048)}`,
])("is not a link: %s", (text) => {
  expect(isWebLink(text)).toBe(false);
});

it.each([
  ["https://müller.de/ä", undefined, "https://xn--mller-kva.de/%C3%A4"],
  ["/jobs?q=1", "https://jobs.example.org/a", "https://jobs.example.org/jobs?q=1"],
  ["//other.example/x", "https://jobs.example.org", "https://other.example/x"],
])("reads an address: %s", (text, base, href) => {
  expect(parseUrl(text, base)?.href).toBe(href);
});

it.each(["", "jobs", "https://", "https://a b/", "http://[::1"])("can't read %j", (text) => {
  expect(parseUrl(text)).toBeNull();
});

// URL.canParse can't: it fails from about the 5,000th call on in Node.js 20.
it("reads the same address in a process that has read very many", () => {
  const refused = Array.from({ length: 20_000 }, (_, call) => call).filter(
    () => parseUrl("https://müller.de") === null,
  );
  expect(refused).toEqual([]);
});
