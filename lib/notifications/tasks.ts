import "server-only";
import type { Reaction } from "@/lib/platform/queue";
import { reactions as addresses } from "./addresses/tasks";
import { reactions as life } from "./life/tasks";
import { reactions as security } from "./security/tasks";

/** What mail is sent for. */
export const reactions: Reaction[] = [...addresses, ...security, ...life];
