import { Fragment, isValidElement, type ReactNode } from "react";
import { keepFew } from "@/lib/shared/kept-values";

type Props = Record<string, unknown>;

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const EMPTY = new Set(["br", "hr", "img", "input", "link", "meta"]);
const NOT_ATTRIBUTES = new Set(["children", "dangerouslySetInnerHTML", "suppressHydrationWarning"]);
// HTML names ignore case; these two are spelled differently in JSX.
const NAMES: Record<string, string> = { className: "class", htmlFor: "for" };
const ADDRESSES = new Set(["href", "src", "action", "formAction"]);

function escaped(text: string): string {
  // Most texts contain none, and looking is much faster than replacing.
  if (!/[&<>"']/.test(text)) return text;
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

/** Browsers skip unprintable characters when they read the scheme. */
function isScript(address: string): boolean {
  return /^javascript:/i.test(address.replace(/[^!-~]/g, ""));
}

type Attribute = { start: string; isWord: boolean; isAddress: boolean };

// The same few names recur on every page.
const attributeOf = keepFew(500, (name): Attribute | "none" => {
  if (NOT_ATTRIBUTES.has(name)) return "none";
  return {
    start: ` ${NAMES[name] ?? name}="`,
    isWord: /^(?:aria|data)-/.test(name),
    isAddress: ADDRESSES.has(name),
  };
});

function attribute(name: string, value: unknown): string {
  if (value === null || value === undefined) return "";
  const known = attributeOf(name);
  if (known === "none") return "";
  if (typeof value === "boolean" && !known.isWord) return value ? `${known.start}"` : "";
  if (typeof value === "function" || typeof value === "object") {
    throw new TypeError(`Static markup cannot have "${name}": it is no text.`);
  }
  const text = String(value);
  if (known.isAddress && isScript(text)) {
    throw new TypeError(`Static markup cannot have "${name}": it is a script.`);
  }
  return `${known.start}${escaped(text)}"`;
}

function element(tag: string, props: Props): string {
  let html = `<${tag}`;
  for (const name in props) html += attribute(name, props[name]);
  html += ">";
  if (EMPTY.has(tag)) return html;
  const raw = props["dangerouslySetInnerHTML"] as { __html: string } | undefined;
  html += raw ? raw.__html : markup(props["children"] as ReactNode);
  return `${html}</${tag}>`;
}

function list(nodes: readonly ReactNode[]): string {
  let html = "";
  for (const node of nodes) html += markup(node);
  return html;
}

type WrittenOnce = ((given: Props) => ReactNode) & {
  writtenFor: (given: Props) => { of: object; words: string };
};
type KeptHtml = { words: string; html: string };

const written = new WeakMap<WrittenOnce, WeakMap<object, KeptHtml>>();

// What is written goes with the object it was written of.
function writtenOnce(type: WrittenOnce, props: Props): string {
  const known = written.get(type) ?? new WeakMap<object, KeptHtml>();
  const { of, words } = type.writtenFor(props);
  const before = known.get(of);
  if (before?.words === words) return before.html;
  const html = markup(type(props));
  written.set(type, known.set(of, { words, html }));
  return html;
}

/**
 * The HTML of elements that stay without scripts; texts and attributes are escaped as React does.
 * Components are called directly, so one that is async, has state or is an island fails. One whose
 * HTML follows from an object and a few words says so with `writtenFor`, and is called once for
 * both.
 */
export function markup(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === "boolean") return "";
  if (typeof node === "string") return escaped(node);
  if (typeof node === "number") return String(node);
  if (Array.isArray(node)) return list(node);
  if (!isValidElement<Props>(node)) throw new TypeError("Static markup is made of elements alone.");
  const { type, props } = node;
  if (typeof type === "string") return element(type, props);
  if (type === Fragment) return markup(props["children"] as ReactNode);
  if (typeof type !== "function") throw new TypeError("Static markup knows no such element.");
  if ("isElement" in type) {
    const { as: tag = "div", ...rest } = props;
    return element(String(tag), rest);
  }
  if ("writtenFor" in type) return writtenOnce(type as WrittenOnce, props);
  return markup((type as (given: Props) => ReactNode)(props));
}
