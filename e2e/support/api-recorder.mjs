import { createWriteStream, mkdirSync } from "node:fs";
import { Server } from "node:http";

// Loaded by the product's own processes in the browser tests (playwright.config.ts): writes down
// every response of the API, so that api-contract.spec.ts can compare all of them with the
// published description, whoever asked.

const folder = process.env.API_RECORDS;

/** @type {import("node:fs").WriteStream | undefined} */
let file;

function write(line) {
  if (!file) {
    mkdirSync(folder, { recursive: true });
    file = createWriteStream(`${folder}/${process.pid}.jsonl`, { flags: "a" });
  }
  file.write(`${JSON.stringify(line)}\n`);
}

const typeOf = (response) => String(response.getHeader("content-type") ?? "").split(";")[0];

function watch({ method, url }, response) {
  const chunks = [];
  // Decided at the first write: downloads are long, and streams of events don't end.
  let isCopied;
  for (const name of ["write", "end"]) {
    const send = response[name].bind(response);
    response[name] = (chunk, ...rest) => {
      isCopied ??= typeOf(response).endsWith("json");
      if (isCopied && (typeof chunk === "string" || chunk instanceof Uint8Array)) {
        chunks.push(Buffer.from(chunk, typeof rest[0] === "string" ? rest[0] : "utf8"));
      }
      return send(chunk, ...rest);
    };
  }
  response.once("close", () => {
    if (!response.writableFinished) return;
    const type = typeOf(response);
    const encoding = String(response.getHeader("content-encoding") ?? "");
    const body = Buffer.concat(chunks).toString("base64");
    write({ method, url, status: response.statusCode, type, encoding, body });
  });
}

if (folder) {
  const { emit } = Server.prototype;
  Server.prototype.emit = function (event, ...given) {
    const [request, response] = given;
    if (event === "request" && request.url?.startsWith("/api/")) watch(request, response);
    return emit.call(this, event, ...given);
  };
}
