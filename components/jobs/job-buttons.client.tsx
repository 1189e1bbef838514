"use client";

import { useEffect } from "react";
import { toast } from "@/components/ui/toast.client";
import { isSavedJob, onSavedJobs, toggleSavedJob } from "./saved-jobs.client";

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast({ kind: "good", text: "Link copied" });
  } catch {
    // No clipboard without a secure connection: the address can still be copied by hand.
    toast({ kind: "bad", text: `Copy this link: ${address}` });
  }
}

async function share(title: string): Promise<void> {
  const url = `${location.origin}${location.pathname}`;
  if (!navigator.share) return copy(url);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // Closing the menu is no failure.
    if (!(error instanceof DOMException && error.name === "AbortError")) await copy(url);
  }
}

/** Makes every bookmark of the page say whether its job is saved. */
function showSaved(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-save]")) {
    const isSaved = isSavedJob(button.dataset["save"] ?? "");
    button.ariaPressed = String(isSaved);
    const word = button.querySelector("span");
    const text = isSaved ? "Saved" : "Save";
    if (word && word.textContent !== text) word.textContent = text;
  }
}

function press({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>("[data-save], [data-share]");
  const { save, share: title } = button?.dataset ?? {};
  if (save !== undefined) toggleSavedJob(save);
  if (title !== undefined) void share(title);
}

/** Brings the buttons of every job on the page to life, those that come later too. */
export function JobButtons() {
  useEffect(() => {
    showSaved();
    const stop = onSavedJobs(showSaved);
    const later = new MutationObserver(showSaved);
    later.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("click", press);
    return () => {
      stop();
      later.disconnect();
      document.removeEventListener("click", press);
    };
  }, []);
  return null;
}
