import "server-only";
import type { NextRequest } from "next/server";
import type { z } from "zod";
import type { Actor } from "@/lib/accounts/schema";
import type { LimitName } from "@/lib/platform/security/rate-limit";
import type { Client } from "@/lib/platform/server/client";
import type { BodyLimit } from "@/lib/platform/server/request-bodies";
import type { FileResponse } from "./download";

type Status = 200 | 201 | 202;

/**
 * One call of the API, said once: `route` takes requests by it, a handler that answers anything else
 * does not compile, and the published description is made of it. It stands in the `operation.ts`
 * beside the route under the name of its method; its path is the folder's.
 */
export type Operation = {
  /** As a line of a list. */
  summary: string;
  description?: string;
  /** Whether a signed-in account is needed; without it nobody is looked up. */
  auth?: "required";
  /** What an admin may do who looks at the site as somebody else; reads alone unless told otherwise. */
  impersonators?: "may" | "may_not";
  /** Counted by the client's address before anything else. */
  limits?: readonly LimitName[];
  /** Checks the path's dynamic parts. */
  params?: z.ZodType;
  /** Checks the query string; a repeated name arrives as an array. */
  query?: z.ZodType;
  /** Checks the JSON body. */
  body?: z.ZodType;
  /** For a body that is a file itself. */
  upload?: { limit: BodyLimit; types: readonly string[] };
  /** What a success says; without it there is nothing to say (204). */
  response?: z.ZodType;
  /** The content type of a success that is a file, or those it may have. */
  file?: string | readonly string[];
  /** Of a success that says something; 200 unless told otherwise. Of several, the usual one first. */
  status?: Status | readonly [Status, ...Status[]];
  /** The page to which a browser without scripts is led instead (303). */
  page?: string;
  /**
   * What can go wrong, by status. What follows from the rest of the declaration is known already
   * (`problemsOf`); null for what would follow and does not happen.
   */
  problems?: Readonly<Record<number, string | null>>;
};

/** Leads a browser without scripts to the page that says what became of its request. */
export class SeeOther {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type OneOf<Value> = Value extends readonly (infer Item)[] ? Item : Value;

/** What a handler is given. */
export type Input<Declared extends Operation> = {
  actor: Declared extends { auth: "required" } ? Actor : null;
  params: Declared extends { params: infer Schema } ? Parsed<Schema> : undefined;
  query: Declared extends { query: infer Schema } ? Parsed<Schema> : undefined;
  body: Declared extends { body: infer Schema } ? Parsed<Schema> : undefined;
  /** The file that was sent. */
  bytes: Declared extends { upload: object } ? Buffer : undefined;
  client: Client;
  request: NextRequest;
  /** What is said beside the answer. */
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
type Nothing = void;

type Success<Declared extends Operation> = Declared extends { response: infer Schema }
  ? Immutable<Parsed<Schema>>
  : Declared extends { file: infer Types }
    ? FileResponse<OneOf<Types>>
    : Nothing;

/** What a handler may answer. */
export type HandlerResult<Declared extends Operation> =
  | Success<Declared>
  | (Declared extends { page: string } ? SeeOther : never);

// Of a union: what any of its members has.
type NameOf<Shape> = Shape extends unknown ? keyof Shape : never;
type At<Shape, Name> = Shape extends unknown
  ? Name extends keyof Shape
    ? Shape[Name]
    : never
  : never;
type ItemOf<Shape> = Shape extends readonly (infer Item)[] ? Item : never;

/** `Given`, in which whatever `Declared` does not have has to be `never`, at any depth. */
type Exact<Given, Declared> = unknown extends Declared
  ? Given
  : Given extends readonly (infer Item)[]
    ? readonly Exact<Item, ItemOf<Declared>>[]
    : Given extends object
      ? {
          [Name in keyof Given]: Name extends NameOf<Declared>
            ? Exact<Given[Name], At<Declared, Name>>
            : never;
        }
      : Given;

/** What a handler answers, where it says no more than was declared. */
export type Checked<Declared extends Operation, Given> = Declared extends { response: z.ZodType }
  ? Given & Exact<Given, HandlerResult<Declared>>
  : Given;
