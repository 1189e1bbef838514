import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { setUpDatabase } from "@/lib/testing/database";

setUpDatabase();

describe("the migrations", () => {
  it.each(Object.values(Prisma.ModelName))(
    "make every column that the model %s reads",
    async (name) => {
      const key = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
      const model = Reflect.get(db, key) as { findFirst: () => Promise<unknown> };

      await expect(model.findFirst()).resolves.toBeNull();
    },
  );
});
