import { z } from "zod";

/** The settings were changed on their page. */
export const settingsChanged = {
  name: "operations.settings_changed",
  payload: z.object({ names: z.array(z.string()) }),
};
