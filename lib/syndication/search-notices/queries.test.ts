import { expect, it } from "vitest";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { getSearchNotices } from "./queries";

setUpDatabase();

it("says at first that both engines are off and were told nothing", async () => {
  expect(await getSearchNotices(await anAdmin())).toEqual({
    engines: [
      { engine: "indexnow", isOn: false, waiting: 0, sent: 0, mostADay: null },
      { engine: "google", isOn: false, waiting: 0, sent: 0, mostADay: 200 },
    ],
    latest: [],
  });
});

it("is only for admins", async () => {
  for (const actor of await noAdmins()) {
    await expect(getSearchNotices(actor)).rejects.toMatchObject({ code: "forbidden" });
  }
});
