/** The port of the product under test. Set E2E_PORT where several checkouts are tested at once. */
export const PORT = Number(process.env["E2E_PORT"] ?? 3210);
/** The port of the server that stands in for Google and LinkedIn. */
export const LOGIN_PROVIDER_PORT = PORT + 10_000;
/** The port of the server whose jobs a test connects as a source. */
export const SOURCE_SERVER_PORT = PORT + 20_000;

/** Where the product writes down every response of its API (api-recorder.mjs). */
export const API_RECORDS = ".data/e2e-responses";
