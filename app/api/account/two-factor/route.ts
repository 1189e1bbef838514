import { toString as toQrCode } from "qrcode";
import {
  beginTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
} from "@/lib/accounts/authentication/two-factor.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, body }) => {
  const { secret, uri } = await beginTwoFactor(actor, body.currentPassword);
  return { secret, uri, qr: await toQrCode(uri, { type: "svg", margin: 1 }) };
});

export const PUT = route(operation.PUT, async ({ actor, body }) => ({
  recoveryCodes: await enableTwoFactor(actor, body.code),
}));

export const DELETE = route(operation.DELETE, async ({ actor, body }) =>
  disableTwoFactor(actor, body),
);
