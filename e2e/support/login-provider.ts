import { createHash, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

// Stands in for Google and LinkedIn: a server of OpenID Connect Core 1.0 with the authorization code
// flow (3.1) and PKCE (RFC 7636). Its page asks who to be, so the tests say it by filling in a form,
// and nothing is kept between them but the codes.

/** What the page's form says. */
type Choice = {
  sub: string;
  email: string;
  verified: string;
  name: string;
  fault: string;
};
type Grant = Choice & { clientId: string; nonce: string; challenge: string; redirectUri: string };

const SECRET = "the tests' own secret";
const KEY = "key-1";
const LIFETIME_SECONDS = 300;
const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const grants = new Map<string, Grant>();

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

function signToken(claims: object): string {
  const content = `${encode({ alg: "RS256", kid: KEY })}.${encode(claims)}`;
  return `${content}.${sign("sha256", Buffer.from(content), privateKey).toString("base64url")}`;
}

function send(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}

function metadataOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    token_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post"],
    code_challenge_methods_supported: ["S256"],
  };
}

const field = (name: string, label: string, value: string) =>
  `<p><label>${label} <input name="${name}" value="${value}"></label></p>`;

function page(): string {
  return `<!doctype html><html lang="en"><title>Log in</title><h1>Who are you?</h1><form method="post">
    ${field("sub", "Number", randomUUID())}${field("email", "Address", "")}
    ${field("verified", "Verified", "yes")}${field("name", "Name", "")}${field("fault", "Fault", "")}
    <button name="choice" value="allow">Allow</button><button name="choice" value="deny">Deny</button>
    </form></html>`;
}

/** Sends the browser back with a code, or with the refusal. */
async function authorize(request: IncomingMessage, response: ServerResponse, url: URL) {
  if (request.method !== "POST") {
    response.writeHead(200, { "content-type": "text/html" }).end(page());
    return;
  }
  const form = await readForm(request);
  const asked = url.searchParams;
  const back = new URL(asked.get("redirect_uri") ?? "");
  back.searchParams.set("state", asked.get("state") ?? "");
  if (form.get("choice") === "deny") back.searchParams.set("error", "access_denied");
  else {
    const code = randomUUID();
    grants.set(code, {
      ...(Object.fromEntries(form) as Choice),
      clientId: asked.get("client_id") ?? "",
      nonce: asked.get("nonce") ?? "",
      challenge: asked.get("code_challenge") ?? "",
      redirectUri: asked.get("redirect_uri") ?? "",
    });
    back.searchParams.set("code", code);
  }
  response.writeHead(302, { location: back.href }).end();
}

function secretIn(request: IncomingMessage, form: URLSearchParams): string | null {
  const [scheme, text = ""] = (request.headers.authorization ?? "").split(" ");
  if (scheme !== "Basic") return form.get("client_secret");
  return decodeURIComponent(
    Buffer.from(text, "base64").toString().split(":")[1]?.replaceAll("+", " ") ?? "",
  );
}

/** The claims that a grant leads to, with what a test wants to be wrong in them. */
function claimsOf(grant: Grant, issuer: string) {
  const { sub, email, verified, name, fault, clientId, nonce } = grant;
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: fault === "issuer" ? "https://evil.example" : issuer,
    aud: fault === "audience" ? "another site" : clientId,
    iat: now,
    exp: fault === "expired" ? now - LIFETIME_SECONDS : now + LIFETIME_SECONDS,
    sub,
    ...(nonce ? { nonce: fault === "nonce" ? "another" : nonce } : {}),
    ...(email ? { email, email_verified: verified === "yes" } : {}),
    ...(name ? { name } : {}),
  };
}

/** Trades a code, once, for a token about whom the form said. */
async function issueToken(request: IncomingMessage, response: ServerResponse, issuer: string) {
  const form = await readForm(request);
  const code = form.get("code") ?? "";
  const grant = grants.get(code);
  grants.delete(code);
  if (grant?.fault === "down") return response.writeHead(503).end();
  const proof = createHash("sha256")
    .update(form.get("code_verifier") ?? "")
    .digest("base64url");
  const isRight =
    grant &&
    secretIn(request, form) === SECRET &&
    form.get("redirect_uri") === grant.redirectUri &&
    (grant.challenge === "" || grant.challenge === proof);
  if (!isRight) return send(response, 400, { error: "invalid_grant" });
  const token = signToken(claimsOf(grant, issuer));
  const id_token = grant.fault === "signature" ? `${token.slice(0, -8)}AAAAAAAA` : token;
  send(response, 200, { access_token: randomUUID(), token_type: "Bearer", id_token });
}

async function respond(request: IncomingMessage, response: ServerResponse, base: string) {
  const url = new URL(request.url ?? "/", base);
  const [, provider = "", ...rest] = url.pathname.split("/");
  const issuer = `${base}/${provider}`;
  const what = rest.join("/");
  if (what === ".well-known/openid-configuration") return send(response, 200, metadataOf(issuer));
  if (what === "keys") {
    const key = { ...publicKey.export({ format: "jwk" }), kid: KEY, use: "sig", alg: "RS256" };
    return send(response, 200, { keys: [key] });
  }
  if (what === "authorize") return authorize(request, response, url);
  if (what === "token") return issueToken(request, response, issuer);
  return send(response, provider === "" ? 200 : 404, {});
}

const port = Number(process.env["LOGIN_PROVIDER_PORT"]);
createServer((request, response) => {
  respond(request, response, `http://localhost:${port}`).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    response.writeHead(500).end();
  });
}).listen(port, "localhost");
