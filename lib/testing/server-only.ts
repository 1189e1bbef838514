// Stands in for the `server-only` package in tests.
export {};
