import { expect, it } from "vitest";
import { storedTexts } from "./php-values";

it.each([
  ["Pune", ["Pune"]],
  ["", []],
  ['s:6:"Söhne";', ["Söhne"]],
  ['a:2:{i:0;s:4:"Pune";i:1;s:5:"Delhi";}', ["Pune", "Delhi"]],
  ['a:1:{s:4:"city";a:1:{i:0;s:4:"Pune";}}', ["Pune"]],
  ["a:3:{i:0;N;i:1;b:1;i:2;d:0.5;}", ["1", "0.5"]],
  ['s:9:"say "hi";";', ['say "hi";']],
  // Cut off, with a wrong length, too long, and an object.
  ['a:2:{i:0;s:4:"Pune";', []],
  ['s:50:"Pune";', []],
  ["a:99999999:{}", []],
  ['O:8:"stdClass":1:{s:1:"a";i:1;}', []],
  [`${"a:1:{i:0;".repeat(50)}N;`, []],
  ["a: plain text", ["a: plain text"]],
])("reads %j", (value, texts) => {
  expect(storedTexts(value)).toEqual(texts);
});
