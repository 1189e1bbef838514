/** Next looks for this file upwards, and would take in the product's. */
export function register(): void {}
