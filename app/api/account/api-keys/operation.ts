import { newKey, personalKeyInput } from "@/lib/accounts/api-keys/schema";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Create an API key of your own",
  description:
    "For a program or an agent of yours. It reads what is yours and prepares applications, and nothing else, whatever companies you work for. The response is the only one that contains the secret.",
  auth: "required",
  body: personalKeyInput,
  response: newKey,
  status: 201,
  problems: { 409: "There are 20 keys already." },
} satisfies Operation;
