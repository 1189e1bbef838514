const SECRET = /^jobharbor_(?:key|sandbox)_[\w-]{43}$/;

/** Whether a bearer token is an API key. */
export const isApiKey = (token: string): boolean => SECRET.test(token);

/** A key's complete secret, which says what it is to whoever finds it. */
export const keySecret = (random: string, isSandbox: boolean): string =>
  `jobharbor_${isSandbox ? "sandbox" : "key"}_${random}`;
