import { createServer, type Server } from "node:http";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { shootAll } from "../support/screenshots";
import { listenAsSource, SOURCE_SERVER } from "../support/source-server";

// A receiver of the test's own that doesn't take anything until it is well.
let server: Server;
let isWell = false;
const ids: unknown[] = [];

test.beforeAll(async () => {
  test.setTimeout(150_000);
  server = createServer((request, response) => {
    ids.push(request.headers["webhook-id"]);
    request.resume();
    response.writeHead(isWell ? 204 : 503).end(isWell ? undefined : "Not yet");
  });
  await listenAsSource(server);
});

test.afterAll(() => server.close());

test("an owner adds a webhook, tests it, sees what was sent and sends it again", async ({
  page,
  anOwner,
}) => {
  const { job } = await anOwner();
  await page.goto("/employer/profile");
  await page.getByRole("link", { name: "Webhooks" }).click();
  const form = page.getByRole("form", { name: "Add a webhook" });
  await form.getByLabel("Name").fill("Applicant tracking");
  await form.getByLabel("Address").fill("https://169.254.169.254/latest");
  await form.getByRole("button", { name: "Add Webhook" }).click();
  await expect(form.getByText("Choose at least one event").first()).toBeVisible();
  await form.getByLabel("A job ends").check();
  await form.getByRole("button", { name: "Add Webhook" }).click();
  await expect(form.getByText("The address isn't on the public internet.").first()).toBeVisible();
  await expect(form.getByLabel("Name")).toHaveValue("Applicant tracking");
  await form.getByLabel("Address").fill(`${SOURCE_SERVER}/hook`);
  await form.getByRole("button", { name: "Add Webhook" }).click();
  await expect(page.getByLabel("Secret", { exact: true })).toHaveValue(/^whsec_/);
  await page.getByRole("button", { name: "I Have Stored It" }).click();
  await expectNoViolations(page);
  await shootAll(page, "webhooks");

  await page.getByRole("link", { name: "Applicant tracking" }).click();
  await page.getByRole("button", { name: "Send a Test" }).click();
  await expect(page.getByText("The test hasn't arrived.")).toBeVisible();
  isWell = true;
  const deliveries = page.getByRole("list", { name: "Deliveries" });
  await expect(deliveries.getByText("Failed")).toBeVisible();
  const closed = await page.request.post("/api/employer/jobs/changes", {
    headers: { origin: new URL(page.url()).origin },
    data: { action: "close", jobIds: [job.id] },
  });
  expect(closed.status(), await closed.text()).toBe(200);
  // The worker sends it when it gets to it.
  await expect(async () => {
    await page.reload();
    await expect(deliveries.getByText("Delivered")).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await deliveries.getByText(/^A job ends/).click();
  await expect(deliveries.getByText('{"type":"job.ended"')).toBeVisible();
  await expectNoViolations(page);
  await shootAll(page, "webhook");

  const sent = ids.at(-1);
  await page.getByRole("button", { name: /^Send Again/ }).click();
  await expect.poll(() => ids.filter((id) => id === sent)).toHaveLength(2);

  await page.getByRole("button", { name: "Turn Off" }).click();
  await expect(page.getByText("Off: nothing is sent.")).toBeVisible();
  await page.getByRole("button", { name: "Delete: Applicant tracking" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("No webhooks yet.")).toBeVisible();
});
