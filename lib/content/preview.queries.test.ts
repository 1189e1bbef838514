import { expect, it } from "vitest";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { previewText } from "./preview.queries";

setUpDatabase();

it("shows a text as its page will, with placeholders filled in only on pages", async () => {
  const admin = await anAdmin();
  const text = "# {site}\n\n<script>alert(1)</script>";

  expect(await previewText(admin, { of: "page", text })).toEqual({
    html: '<h2 id="jobharbor">Jobharbor</h2>\n<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  });
  expect((await previewText(admin, { of: "post", text })).html).toContain("{site}</h2>");
});

it("is only for admins", async () => {
  for (const stranger of await noAdmins()) {
    await expect(previewText(stranger, { of: "post", text: "x" })).rejects.toMatchObject({
      code: "forbidden",
    });
  }
});
