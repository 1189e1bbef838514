/** Next searches parent folders for this file and would use the product's. */
export function register(): void {}
