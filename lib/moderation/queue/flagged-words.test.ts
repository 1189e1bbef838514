import { expect, it } from "vitest";
import { flagWords } from "./flagged-words";

it.each([
  ["<p>Pay a fee now</p>", ["pay a fee"], '<p><mark class="flag">Pay a fee</mark> now</p>'],
  ['<a href="https://x.example">x</a>', ["https://x.example"], '<a href="https://x.example">x</a>'],
  ["<p>R&amp;D (now)</p>", ["R&D (now)"], '<p><mark class="flag">R&amp;D (now)</mark></p>'],
  ["<p>a &lt;b&gt; c</p>", ["<b> c"], '<p>a <mark class="flag">&lt;b&gt; c</mark></p>'],
  ["<p>Fee</p>", ["<script>alert(1)</script>"], "<p>Fee</p>"],
  ["<p>Fee</p>", [], "<p>Fee</p>"],
])("marks words only in text: %s", (html, words, marked) => {
  expect(flagWords(html, words)).toBe(marked);
});
