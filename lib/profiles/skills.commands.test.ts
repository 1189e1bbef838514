import { expect, it } from "vitest";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { findProfile } from "./queries";
import { SKILLS_MAX } from "./schema";
import { addSkill, addSkills, removeSkill, renameSkill } from "./skills.commands";

setUpDatabase();

async function aSeeker() {
  return asActor(await makeUser());
}

async function namesOf(actor: Awaited<ReturnType<typeof aSeeker>>): Promise<string[]> {
  return (await findProfile(actor)).skills.map(({ name }) => name);
}

it("adds several, each once however it is spelt, in the given order", async () => {
  const actor = await aSeeker();
  await addSkills(actor, { names: ["React.js", "C++", "react", "C"] });
  await addSkill(actor, { name: "ReactJS" });

  expect(await namesOf(actor)).toEqual(["React.js", "C++", "C"]);
});

it("restores a skill where it was", async () => {
  const actor = await aSeeker();
  await addSkills(actor, { names: ["Figma", "Sketch", "Research"] });
  await removeSkill(actor, "sketch");

  await addSkills(actor, { names: ["Sketch"], position: 1 });

  expect(await namesOf(actor)).toEqual(["Figma", "Sketch", "Research"]);
});

it("renames a skill, and merges two with one name", async () => {
  const actor = await aSeeker();
  await addSkills(actor, { names: ["Figma", "Sketch", "Research"] });

  await renameSkill(actor, "sketch", { name: "Prototyping" });
  expect(await namesOf(actor)).toEqual(["Figma", "Prototyping", "Research"]);
  await renameSkill(actor, "figma", { name: "research" });
  expect(await namesOf(actor)).toEqual(["research", "Prototyping"]);
});

it("keeps what several tabs add at once", async () => {
  const actor = await aSeeker();

  await Promise.all(["A1", "B2", "C3"].map((name) => addSkill(actor, { name })));

  expect((await namesOf(actor)).sort()).toEqual(["A1", "B2", "C3"]);
});

it("accepts up to a hundred", async () => {
  const actor = await aSeeker();
  const names = Array.from({ length: SKILLS_MAX }, (_, index) => `Skill ${index}`);
  await addSkills(actor, { names });

  await expect(addSkill(actor, { name: "One more" })).rejects.toMatchObject({ code: "conflict" });
  await addSkill(actor, { name: "skill 7" });
  expect(await namesOf(actor)).toEqual(names);
});

it("doesn't find others' skills", async () => {
  const [actor, stranger] = [await aSeeker(), await aSeeker()];
  await addSkill(actor, { name: "Figma" });

  await expect(removeSkill(stranger, "figma")).rejects.toMatchObject({ code: "not_found" });
  await expect(renameSkill(stranger, "figma", { name: "x" })).rejects.toMatchObject({
    code: "not_found",
  });
  expect(await namesOf(actor)).toEqual(["Figma"]);
});
