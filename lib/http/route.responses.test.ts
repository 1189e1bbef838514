import { NextRequest } from "next/server";
import { expect, it } from "vitest";
import { z } from "zod";
import { type Operation, SeeOther } from "./operation";
import { type RouteHandler, route } from "./route";

// A handler that returns anything but what its operation declares doesn't compile: the compiler
// reads this file and reports every expected error that doesn't occur.

const summary = "Do something";
const declared = {
  summary,
  response: z.object({
    id: z.uuid(),
    state: z.enum(["open", "closed"]),
    lines: z.array(z.object({ text: z.string(), at: z.iso.datetime().nullable() })),
    note: z.string().optional(),
  }),
} satisfies Operation;
const silent = { summary } satisfies Operation;
const file = { summary, file: ["text/csv", "application/zip"] } as const satisfies Operation;
const stated = { summary, response: z.object({}), status: [201, 200] } satisfies Operation;
const paged = { summary, response: z.object({}), page: "A page." } satisfies Operation;

const right = { id: "1", state: "open", lines: [{ text: "One", at: null }] } as const;

async function ask(handler: RouteHandler) {
  const context = { params: Promise.resolve({}) };
  const response = await handler(new NextRequest("http://localhost:3000/api/things"), context);
  return { response, status: response.status, text: await response.text() };
}

it("responds with what was declared", async () => {
  const response = await ask(route(declared, async () => right));

  expect(response).toMatchObject({ status: 200, text: JSON.stringify(right) });
  route(declared, async () => ({ ...right, note: "with what may be left out" }));
});

it("requires a response with all fields, none extra, and the right types, at any depth", () => {
  // @ts-expect-error `lines` is missing
  route(declared, async () => ({ id: "1", state: "open" }));
  // @ts-expect-error no such state
  route(declared, async () => ({ ...right, state: "lost" }));
  // @ts-expect-error `author` is not declared
  route(declared, async () => ({ ...right, author: "Ines" }));
  const lines = [{ text: "One", at: null, author: "Ines" }];
  // @ts-expect-error nor is it in a line
  route(declared, async () => ({ ...right, lines }));
  // @ts-expect-error an instant is said as text
  route(declared, async () => ({ ...right, lines: [{ text: "One", at: new Date() }] }));
  // @ts-expect-error an answer is missing
  route(declared, async () => undefined);
  // @ts-expect-error null is none
  route(declared, async (): Promise<typeof right | null> => null);
});

it("responds with nothing if nothing is declared", async () => {
  expect(await ask(route(silent, async () => {}))).toMatchObject({ status: 204, text: "" });
  // @ts-expect-error nothing is to be said
  route(silent, async () => right);
});

it("responds with a file of a declared type if a file is declared", async () => {
  const { response, text } = await ask(
    route(file, async () => ({ type: "text/csv", body: "a,b", name: "figures.csv" })),
  );

  expect(text).toBe("a,b");
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  // @ts-expect-error no such type
  route(file, async () => ({ type: "text/plain", body: "", name: "figures.txt" }));
  // @ts-expect-error no file
  route(file, async () => right);
});

it("responds with a declared status, by default the first", async () => {
  expect(await ask(route(stated, async () => ({})))).toMatchObject({ status: 201 });
  const repeated = route(stated, async ({ reply }) => {
    reply.status = 200;
    return {};
  });
  expect(await ask(repeated)).toMatchObject({ status: 200 });
  route(stated, async ({ reply }) => {
    // @ts-expect-error no such status
    reply.status = 202;
    return {};
  });
});

it("names the parameter that has a character that can't be stored", async () => {
  const query = z.object({ name: z.string(), clean: z.string().transform(() => "") });
  const handler = route({ summary, query } satisfies Operation, async () => {});
  const address = "http://localhost:3000/api/things?name=a%00b&clean=%00";

  const response = await handler(new NextRequest(address), { params: Promise.resolve({}) });

  expect(response.status).toBe(422);
  expect(Object.keys((await response.json()).errors)).toEqual(["name"]);
});

it("names the field that contains half a character, as in an application's draft", async () => {
  const body = z.object({ values: z.record(z.string(), z.string()) });
  const handler = route({ summary, body } satisfies Operation, async () => {});
  const request = new NextRequest("http://localhost:3000/api/things", {
    ...{ method: "PUT", headers: { "content-type": "application/json" } },
    body: JSON.stringify({ values: { coverLetter: "Dear \ud83d" } }),
  });
  const response = await handler(request, { params: Promise.resolve({}) });

  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    errors: { "values.coverLetter": [expect.stringContaining("half a character")] },
  });
});

it("adds the headers that its handler sets", async () => {
  const handler = route(silent, async ({ reply }) => reply.headers.set("clear-site-data", "*"));

  expect((await ask(handler)).response.headers.get("clear-site-data")).toBe("*");
});

it("redirects to a page if one is declared", async () => {
  const { response } = await ask(route(paged, async () => new SeeOther("/there")));

  expect([response.status, response.headers.get("location")]).toEqual([303, "/there"]);
  // @ts-expect-error no page is declared
  route(stated, async () => new SeeOther("/there"));
});

it("gives a handler validated input, and an account if one is required", () => {
  const taking = {
    summary,
    auth: "required",
    query: z.object({ page: z.coerce.number() }),
  } satisfies Operation;

  route(taking, async ({ actor, query }) => expect([actor.id, query.page + 1]).toBeDefined());
  route(silent, async ({ actor }) => {
    // @ts-expect-error no one is looked up
    expect(actor.id).toBeDefined();
  });
  // @ts-expect-error no body is declared
  route(taking, async ({ body }) => expect(body.name).toBeDefined());
});
