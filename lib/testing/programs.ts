import { execFileSync } from "node:child_process";

/** Whether a program that some tests need is on this machine. */
export function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
