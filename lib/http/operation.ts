import "server-only";
import type { NextRequest } from "next/server";
import type { z } from "zod";
import type { KeyScope } from "@/lib/accounts/api-keys/scopes.schema";
import type { Actor } from "@/lib/accounts/schema";
import type { Party } from "@/lib/applications/by-hand/party";
import type { LimitName } from "@/lib/platform/security/rate-limit";
import type { Client } from "@/lib/platform/server/client";
import type { EventStream } from "@/lib/platform/server/event-streams";
import type { BodyLimit } from "@/lib/platform/server/request-bodies";
import type { FileResponse } from "./download";

type Status = 200 | 201 | 202;

/**
 * The declaration of an API call: `route` handles requests by it, a handler that returns anything
 * else doesn't compile, and the published description is generated from it. It is in the
 * `operation.ts` beside the route, under the name of its method; its path is the folder's.
 */
export type Operation = {
  /** As a line in a list. */
  summary: string;
  description?: string;
  /**
   * Whether a signed-in account is required, or either that or the mailed link of someone without
   * one; without it, no account is looked up.
   */
  auth?: "required" | "or_link";
  /** The scope with which an API key may make this call; without it, keys are refused. */
  scope?: KeyScope;
  /** Whether a repeat with the same `Idempotency-Key` changes nothing. */
  isRepeatable?: boolean;
  /** Whether an impersonating admin may call it; by default, only reads. */
  impersonators?: "may" | "may_not";
  /** Counted by the client's address before anything else. */
  limits?: readonly LimitName[];
  /** Checks the path's dynamic parts. */
  params?: z.ZodType;
  /** Checks the query string; a repeated name arrives as an array. */
  query?: z.ZodType;
  /** Checks the JSON body. */
  body?: z.ZodType;
  /** For a body that is itself a file. */
  upload?: { limit: BodyLimit; types: readonly string[] };
  /** The response of a success; without it there is none (204). */
  response?: z.ZodType;
  /** Whether the response can also be a stream of server-sent events, each of its shape. */
  events?: boolean;
  /** The content type, or possible types, of a response that is a file. */
  file?: string | readonly string[];
  /**
   * The status of a success with a response; 200 by default. If there are several, the usual one
   * comes first.
   */
  status?: Status | readonly [Status, ...Status[]];
  /** The page that a browser without scripts is redirected to instead (303). */
  page?: string;
  /**
   * What can go wrong, by status. What follows from the rest of the declaration is added
   * automatically (`problemsOf`); null removes a status that would follow but can't occur.
   */
  problems?: Readonly<Record<number, string | null>>;
};

/** Redirects a browser without scripts to the page that shows the outcome of its request. */
export class SeeOther {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }
}

/** A response that goes on: server-sent events. */
export class Events {
  readonly stream: EventStream;

  constructor(stream: EventStream) {
    this.stream = stream;
  }
}

type ParsedBy<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type OneOf<Value> = Value extends readonly (infer Item)[] ? Item : Value;

/** What a handler receives. */
export type OperationInput<Declared extends Operation> = {
  actor: Declared extends { auth: "required" }
    ? Actor
    : Declared extends { auth: "or_link" }
      ? Party
      : null;
  params: Declared extends { params: infer Schema } ? ParsedBy<Schema> : undefined;
  query: Declared extends { query: infer Schema } ? ParsedBy<Schema> : undefined;
  body: Declared extends { body: infer Schema } ? ParsedBy<Schema> : undefined;
  /** The uploaded file. */
  bytes: Declared extends { upload: object } ? Buffer : undefined;
  /** What names the request, if it is to be done only once; null if nothing does. */
  idempotencyKey: Declared extends { isRepeatable: true } ? string | null : undefined;
  client: Client;
  request: NextRequest;
  /** The headers beside the response. */
  reply: {
    headers: Headers;
    status: Declared extends { status: infer Statuses } ? OneOf<Statuses> : 200;
  };
};

type Immutable<Value> = Value extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Immutable<Value[Name]> }
    : Value;

// biome-ignore lint/suspicious/noConfusingVoidType: what commands answer that answer nothing
type NoResponse = void;

type Success<Declared extends Operation> = Declared extends { response: infer Schema }
  ? Immutable<ParsedBy<Schema>>
  : Declared extends { file: infer Types }
    ? FileResponse<OneOf<Types>>
    : NoResponse;

/** What a handler may return. */
export type HandlerResult<Declared extends Operation> =
  | Success<Declared>
  | (Declared extends { page: string } ? SeeOther : never)
  | (Declared extends { events: true } ? Events : never);

// For a union: the keys of any of its members.
type NameOf<Shape> = Shape extends unknown ? keyof Shape : never;
type PropertyOf<Shape, Name> = Shape extends unknown
  ? Name extends keyof Shape
    ? Shape[Name]
    : never
  : never;
type ItemOf<Shape> = Shape extends readonly (infer Item)[] ? Item : never;

/** `Given`, with everything that `Declared` doesn't have required to be `never`, at any depth. */
type ExactShape<Given, Declared> = unknown extends Declared
  ? Given
  : Given extends readonly (infer Item)[]
    ? readonly ExactShape<Item, ItemOf<Declared>>[]
    : Given extends object
      ? {
          [Name in keyof Given]: Name extends NameOf<Declared>
            ? ExactShape<Given[Name], PropertyOf<Declared, Name>>
            : never;
        }
      : Given;

/** A handler's result, if it contains nothing beyond what was declared. */
export type DeclaredResult<Declared extends Operation, Given> = Declared extends {
  response: z.ZodType;
}
  ? Given & ExactShape<Given, HandlerResult<Declared>>
  : Given;
