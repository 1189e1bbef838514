declare module "@adobe/structured-data-validator" {
  type Issue = { issueMessage: string; severity: "ERROR" | "WARNING"; path?: unknown };
  export default class Validator {
    constructor(vocabulary: { "@graph": Record<string, unknown>[] });
    validate(extracted: { jsonld: Record<string, unknown[]> }): Promise<Issue[]>;
  }
}
