import { describe, expect, it } from "vitest";
import { displayName } from "./file-names";

describe("a file's name", () => {
  it.each([
    ["Meera CV.pdf", "Meera CV.pdf"],
    ["../../etc/passwd.pdf", "passwd.pdf"],
    ["C:\\Users\\me\\cv.pdf", "cv.pdf"],
    ["a\nb\tc\0.pdf", "abc.pdf"],
    ["cv\u202efdp.exe.pdf", "cvfdp.exe.pdf"],
    ["Résumé – Łukasz Żółć (最終版) [v2].pdf", "Résumé – Łukasz Żółć (最終版) [v2].pdf"],
    [".pdf", "resume.pdf"],
    ["  ..  .PDF", "resume.pdf"],
    ["", "resume.pdf"],
    ["<script>.pdf", "<script>.pdf"],
  ])("%j is shown as %j", (name, shown) => {
    expect(displayName(name, "pdf")).toBe(shown);
  });

  it("keeps 300 characters and the ending, and no half characters", () => {
    const name = displayName(`${"😀".repeat(400)}.docx`, "docx");

    expect(name.length).toBeLessThanOrEqual(300);
    expect(name).toMatch(/^(?:😀){147}\.docx$/u);
  });
});
