/** The purpose that webhooks' secrets are sealed for. */
export const SECRET_PURPOSE = "webhook secret";
