import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures";

/** How someone operates a page; a journey is the same with either method. */
export type InputMethod = {
  press: (target: Locator) => Promise<void>;
  type: (target: Locator, text: string) => Promise<void>;
  choose: (select: Locator, option: string) => Promise<void>;
  /** An entry of a menu that has just opened. */
  pick: (item: Locator) => Promise<void>;
};

const MOST_STEPS = 150;

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab, as someone without a mouse does, until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused({ timeout: 1 });
}

/** Someone without a mouse. */
export function byKeyboard(page: Page): InputMethod {
  return {
    press: async (target) => {
      await tabTo(page, target);
      await page.keyboard.press("Enter");
    },
    type: async (target, text) => {
      await tabTo(page, target);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(text);
    },
    choose: async (select, option) => {
      await tabTo(page, select);
      await page.keyboard.type(option);
      await expect(select.locator("option:checked")).toHaveText(option);
    },
    pick: async (item) => {
      await expect(item).toBeVisible();
      for (let step = 0; step < MOST_STEPS && !(await hasFocus(item)); step += 1) {
        await page.keyboard.press("ArrowDown");
      }
      await expect(item).toBeFocused({ timeout: 1 });
      await page.keyboard.press("Enter");
    },
  };
}

/** Someone with a mouse. */
export function byMouse(): InputMethod {
  return {
    press: (target) => target.click(),
    type: (target, text) => target.fill(text),
    choose: async (select, option) => {
      await select.selectOption(option);
    },
    pick: (item) => item.click(),
  };
}

/** Someone with a thumb, on a screen that takes touches. */
export function byThumb(): InputMethod {
  return {
    press: (target) => target.tap(),
    type: async (target, text) => {
      await target.tap();
      await target.fill(text);
    },
    choose: async (select, option) => {
      await select.selectOption(option);
    },
    pick: (item) => item.tap(),
  };
}

/** Waits for an email to an address in the mailbox, and follows its link. */
export async function openMailedLink(
  page: Page,
  { press }: InputMethod,
  { to, about }: { to: string; about: RegExp },
): Promise<void> {
  const mail = page.getByRole("link", { name: to }).filter({ hasText: about }).first();
  await expect(async () => {
    await page.goto("/dev/mailbox");
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await press(mail);
  const link = page.frameLocator("iframe").getByRole("link", { name: about });
  await page.goto((await link.getAttribute("href")) ?? "");
}
