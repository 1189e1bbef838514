import { middleware as product } from "../../middleware";

/** The product's own, so that the floor carries the same policy and nonce. */
export const middleware = product;

export const config = { matcher: ["/((?!_next/static).*)"] };
