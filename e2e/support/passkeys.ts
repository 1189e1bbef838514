import { expect, type Locator, type Page } from "@playwright/test";
import { PASSWORD } from "./people";

/** Where passkeys are added and removed. */
export const SECURITY_PATH = "/app/settings/security";

export const passkeys = (page: Page): Locator => page.getByRole("region", { name: "Passkeys" });

/** Chromium's own authenticator in software, as W3C, Web Authentication Level 3, 11 describes it. */
export async function plugIn(page: Page, isUserVerified = true) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", { options });
  return {
    credentials: async () =>
      (await devtools.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
    forget: () => devtools.send("WebAuthn.clearCredentials", { authenticatorId }),
    verifies: (isVerified: boolean) =>
      devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: isVerified }),
  };
}

/** The software authenticator accepts every offer in the address field by itself: makes none. */
export async function offerNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

/** Fills the form in by keyboard alone, from the section's first field on. */
export async function addByKeyboard(page: Page, name: string, word = PASSWORD): Promise<void> {
  await passkeys(page).getByLabel("Name", { exact: true }).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(name);
  await page.keyboard.press("Tab");
  await expect(passkeys(page).getByLabel("Current Password", { exact: true })).toBeFocused();
  await page.keyboard.type(word);
  await page.keyboard.press("Enter");
}
