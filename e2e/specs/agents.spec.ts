import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import {
  applicationsTo,
  applyPath,
  fullName,
  insertQuestions,
  insertResume,
  submit,
} from "../support/applying";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { PASSWORD } from "../support/people";
import { shootAll } from "../support/screenshots";

test("an agent prepares an application with a key, and its person checks and sends it", async ({
  page,
  baseURL,
  aMember,
  aPosting,
  sql,
}) => {
  const [person, job] = [await aMember(), await aPosting()];
  await insertResume(sql, person.id, "Ines-Carvalho-CV.pdf");
  const [questionId] = await insertQuestions(sql, job.id, [{ kind: "text", text: "Why us?" }]);
  await page.goto("/app/settings");
  await page.getByRole("link", { name: "API Keys" }).click();
  const form = page.getByRole("form", { name: "Create a key" });
  await form.getByLabel("Name").fill("My assistant");
  await expect(form.getByLabel("Only for trying")).toHaveCount(0);
  await form.getByLabel("Prepare applications").check();
  await form.getByRole("textbox", { name: "Current Password" }).fill(PASSWORD);
  await form.getByRole("button", { name: "Create Key" }).click();
  const secret = page.getByLabel("Key", { exact: true });
  await expect(secret).toHaveValue(/^jobharbor_key_/);
  const authorization = `Bearer ${await secret.inputValue()}`;
  await page.getByRole("button", { name: "I Have Stored It" }).click();
  await expect(page.getByRole("list", { name: "Keys" })).toContainText("My assistant");
  await expectNoViolations(page);
  await shootAll(page, "own-keys");

  const agent = new Client({ name: "assistant", version: "1" });
  const requestInit = { headers: { authorization } };
  const transport = new StreamableHTTPClientTransport(new URL("/mcp", baseURL), { requestInit });
  await agent.connect(transport as never);
  const answers = [{ questionId, answer: "The tides." }];
  const { structuredContent } = await agent.callTool({
    name: "prepare_application",
    arguments: { job: job.id, coverLetter: "Dear harbour master", answers },
  });
  await agent.close();
  const { reviewUrl } = structuredContent as { reviewUrl: string };
  expect(new URL(reviewUrl).pathname).toBe(applyPath(job.id));
  expect(await applicationsTo(sql, job.id)).toEqual([]);

  await page.goto(new URL(reviewUrl).pathname);
  const notice = page.getByText("prepared this with your API key");
  await expect(notice).toContainText("My assistant");
  await expect(page.getByLabel("Why us?")).toHaveValue("The tides.");
  await expect(page.getByLabel(/Cover letter/)).toHaveValue("Dear harbour master");
  await expectNoViolations(page);
  await shootAll(page, "prepared-application");
  await fullName(page).fill("Ines Carvalho");
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  // It saved itself, and still says where it is from.
  await page.reload();
  await expect(fullName(page)).toHaveValue("Ines Carvalho");
  await expect(notice).toContainText("My assistant");
  await submit(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Application Submitted!");
  expect(await applicationsTo(sql, job.id)).toHaveLength(1);

  await page.goto("/app/settings/api-keys");
  await expect(page.getByRole("list", { name: "Keys" })).toContainText("last used just now");
  await page.getByRole("button", { name: "Revoke: My assistant" }).click();
  await page.getByRole("button", { name: "Revoke", exact: true }).click();
  await expect(page.getByText("No keys yet.")).toBeVisible();
  const again = new StreamableHTTPClientTransport(new URL("/mcp", baseURL), { requestInit });
  await expect(
    new Client({ name: "assistant", version: "1" }).connect(again as never),
  ).rejects.toMatchObject({ code: 401 });
});
