"use client";

function isChanged(choice: HTMLInputElement | HTMLSelectElement): boolean {
  if (choice instanceof HTMLInputElement) return choice.checked !== choice.defaultChecked;
  const options = [...choice.options];
  // A select that React made here marks no option as the one it began with: nobody chose early.
  const isFromServer = options.some((option) => option.defaultSelected);
  return isFromServer && options.some((option) => option.selected !== option.defaultSelected);
}

/**
 * Repeats what someone chose within a place before its scripts had loaded, so that these learn of
 * it: otherwise the page shows one choice, and the scripts send another. Called once, when the
 * place's handlers are there.
 */
export function repeatEarlyChoices(place: HTMLElement): void {
  const choices = place.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    "input[type=radio], input[type=checkbox], select",
  );
  for (const choice of choices) {
    if (choice.disabled || !isChanged(choice)) continue;
    if (choice instanceof HTMLSelectElement) {
      choice.dispatchEvent(new Event("change", { bubbles: true }));
    } else if (choice.type === "checkbox" || choice.checked) {
      choice.checked = !choice.checked;
      choice.click();
    }
  }
}
