import { toString as toQrCode } from "qrcode";
import {
  beginTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
} from "@/lib/accounts/authentication/two-factor.commands";
import { codeInput, confirmationInput, twoFactorEndInput } from "@/lib/accounts/schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { auth: "required", body: confirmationInput },
  async ({ actor, body }) => {
    const { secret, uri } = await beginTwoFactor(actor, body.currentPassword);
    return { secret, uri, qr: await toQrCode(uri, { type: "svg", margin: 1 }) };
  },
);

export const PUT = route({ auth: "required", body: codeInput }, async ({ actor, body }) => ({
  recoveryCodes: await enableTwoFactor(actor, body.code),
}));

export const DELETE = route(
  { auth: "required", body: twoFactorEndInput },
  async ({ actor, body }) => disableTwoFactor(actor, body),
);
