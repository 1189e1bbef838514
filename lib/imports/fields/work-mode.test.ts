import { describe, expect, it } from "vitest";
import { workModeIn, workModeInText, workModeInTitle } from "./work-mode";

describe("a field or the words beside a place", () => {
  it.each([
    ["TELECOMMUTE", "remote"],
    [true, "remote"],
    ["Yes", "remote"],
    ["REMOTE", "remote"],
    ["100% remote", "remote"],
    ["ONSITE", "on_site"],
    ["On-site", "on_site"],
    ["in_office", "on_site"],
    ["Hybrid", "hybrid"],
    ["Remote hybrid", "hybrid"],
    ["3 days in office", "hybrid"],
    ["not remote", "on_site"],
    ["No remote", "on_site"],
    ["Remote or on-site", "remote"],
    [false, null],
    ["", null],
    [undefined, null],
    ["London", null],
  ])("%j is %s", (value, expected) => {
    expect(workModeIn(value)).toBe(expected);
  });
});

describe("a title", () => {
  it.each([
    ["Engineer (Remote)", "remote"],
    ["Engineer - Remote", "remote"],
    ["Engineer (Fully remote, EU)", "remote"],
    ["Remote Customer Service Agent", "remote"],
    ["Work From Home Travel Advisor", "remote"],
    ["Engineer, Hybrid", "hybrid"],
    ["Accountant (Hybrid, 2 days in office)", "hybrid"],
    ["Nurse - Onsite", "on_site"],
    ["Engineer (not remote)", "on_site"],
    ["Remote Sensing Scientist", null],
    ["Engineer - Remote Sensing and Mapping of Ice", null],
    ["Hybrid Cloud Engineer", null],
    ["Remote Pilot", null],
    ["Nurse", null],
  ])("%j says %s", (title, expected) => {
    expect(workModeInTitle(title)).toBe(expected);
  });
});

describe("a text", () => {
  it.each([
    "This position is fully remote.",
    "This is a full-time, remote role open to candidates in the US.",
    "We are a remote-first company.",
    "You can work from anywhere in Europe.",
    "Work from home with a flexible schedule.",
    "**Location:** Remote (US)",
    "The role can be performed remotely from any state.",
    "100% telecommute position",
    "Remote: Yes",
    "Home-based role with a company laptop.",
    "We hire remotely.",
  ])("says remote: %j", (text) => {
    expect(workModeInText(text)).toBe("remote");
  });

  it.each([
    "We offer hybrid working from our Leeds office.",
    "Hybrid, 3 days in the office.",
    "You will spend three days a week in our Berlin office and work from home on the others.",
    "Two days per week onsite are required.",
    "Work from home up to 2 days a week.",
    "A mix of home and office working.",
    "Some remote work is possible after probation.",
    "Partially remote.",
    "Benefits: flexible hours, option to work from home on Fridays",
    "This is a hybrid role; fully remote is not possible.",
    "Telework eligible: up to 4 days per pay period.",
    "WFH options available.",
  ])("says hybrid: %j", (text) => {
    expect(workModeInText(text)).toBe("hybrid");
  });

  it.each([
    "This is not a remote position.",
    "Remote work is not possible.",
    "Remote work is currently not available for this job.",
    "No remote, no agencies.",
    "Unfortunately we cannot offer remote work.",
    "We don't offer working from home.",
    "There is no option to work remotely.",
    "Remote job: No",
    "You must be on site every day.",
    "This is an on-site role in Austin.",
    "Work Location: In person",
    "The position is 100% onsite.",
    "You must be able to work in the office five days a week.",
    "5 days a week in the office.",
    "You will be based at our Melbourne office.",
    "Applicants must be willing to relocate or commute to Denver.",
    "The job is physically based in Ottawa.",
    "FIFO roster, 8 days on, 6 off.",
    "In-office position, Monday to Friday.",
  ])("says on site: %j", (text) => {
    expect(workModeInText(text)).toBe("on_site");
  });

  it.each([
    "You manage remote teams and remote sites.",
    "You set up remote access and hybrid cloud infrastructure.",
    "On-site gym and free on-site parking.",
    "You perform remote sensing of ice.",
    "Our nurses care for people in remote communities.",
    "You travel to customers for on-site installations.",
    "If the position isn't remote, your pay depends on the office.",
    "Most of our positions are remote.",
    "You migrate data centers to cloud and hybrid environments.",
    "You bring the virtual world to life.",
    "Support hybrid events and virtual meetings.",
    "You have two years of experience and three days of training.",
    "Home care for the elderly in their home.",
    "",
  ])("doesn't say: %j", (text) => {
    expect(workModeInText(text)).toBeNull();
  });

  it("is read quickly, whatever its length", () => {
    const before = process.cpuUsage();
    for (const text of [
      "remote ".repeat(20_000),
      "work a ".repeat(20_000),
      "3 days ".repeat(20_000),
    ]) {
      workModeInText(text);
    }
    expect(process.cpuUsage(before).user).toBeLessThan(1.5e6);
  });
});
