import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

export type FileImport = {
  /** The imported file of ours, as a path from the root; otherwise the specifier. */
  target: string;
  isOwn: boolean;
  /** Whether it is a type-only import. */
  isType: boolean;
};

const IMPORT =
  /^(?:import|export)\s+(type\s+)?(?:([^"';]*?)\s*from\s*)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/gm;
const ENDINGS = ["", ".ts", ".tsx", ".mjs", "/index.ts"];

const isOnDisk = (path: string) => ENDINGS.some((ending) => existsSync(path + ending));

function resolve(file: string, specifier: string, isThere: (path: string) => boolean) {
  const path = specifier.startsWith("@/")
    ? specifier.slice(2)
    : normalize(join(dirname(file), specifier));
  const ending = ENDINGS.find((one) => /\.\w+$/.test(path + one) && isThere(path + one));
  return path + (ending ?? "");
}

function isTypeOnly(type: string | undefined, names: string | undefined): boolean {
  if (type) return true;
  const inside = /^\{([^}]*)\}$/.exec(names?.trim() ?? "")?.[1];
  const parts = inside?.split(",").filter((part) => part.trim() !== "") ?? [];
  return parts.length > 0 && parts.every((part) => /^\s*type\s/.test(part));
}

/** A file's imports, read from its text. */
export function importsOf(
  file: string,
  text: string,
  isThere: (path: string) => boolean = isOnDisk,
): FileImport[] {
  return [...text.matchAll(IMPORT)].map(([, type, names, direct, dynamic]) => {
    const specifier = direct ?? dynamic ?? "";
    const isOwn = /^(@\/|\.)/.test(specifier);
    return {
      target: isOwn ? resolve(file, specifier, isThere) : specifier,
      isOwn,
      isType: isTypeOnly(type, names),
    };
  });
}
