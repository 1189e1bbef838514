import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type {
  PasskeyAssertion,
  PasskeyRegistration,
} from "@/lib/accounts/passkeys/passkeys.schema";

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

type AssertionOptions = {
  challenge: string;
  /** The page that asks; the tests' own site by default. */
  origin?: string;
  rpId?: string;
  /** Whether the authenticator has checked who uses it. */
  isVerified?: boolean;
  userHandle?: string;
  counter?: number;
};

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();
const text = (data: Uint8Array) => Buffer.from(data).toString("base64url");

function clientData(
  type: string,
  { challenge, origin = "http://localhost:3000" }: AssertionOptions,
) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(
  { rpId = "localhost", isVerified = true, counter = 0 }: AssertionOptions,
  extra: { flags: number; data: Buffer },
): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(PRESENT | (isVerified ? VERIFIED : 0) | extra.flags, 0);
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId), head, extra.data]);
}

/** An authenticator in software with one ES256 passkey (W3C, Web Authentication Level 3, 6.1). */
export function makeAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);

  function register(answering: AssertionOptions): PasskeyRegistration {
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2], // an elliptic curve key
        [3, -7], // for ES256
        [-1, 1], // on P-256
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ]),
    );
    const idLength = Buffer.from([0, id.length]);
    const data = Buffer.concat([Buffer.alloc(16), idLength, id, cose]);
    const attestationObject = isoCBOR.encode(
      new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authenticatorData(answering, { flags: HAS_CREDENTIAL, data }))],
      ]) as never,
    );
    return {
      id: text(id),
      rawId: text(id),
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: text(clientData("webauthn.create", answering)),
        attestationObject: text(attestationObject),
        transports: ["internal"],
      },
    };
  }

  function assert(answering: AssertionOptions): PasskeyAssertion {
    const data = authenticatorData(answering, { flags: 0, data: Buffer.alloc(0) });
    const client = clientData("webauthn.get", answering);
    const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
    return {
      id: text(id),
      rawId: text(id),
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
        userHandle: text(Buffer.from(answering.userHandle ?? "")) || undefined,
      },
    };
  }

  return { register, assert };
}
