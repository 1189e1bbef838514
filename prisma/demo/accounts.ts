import { DEMO_PASSWORD as PASSWORD } from "@/lib/accounts/demo-accounts";
import type { DemoAccount } from "@/prisma/demo/types";

/** One account of each type to sign in as. */
export function demoAccounts(): DemoAccount[] {
  return [
    {
      email: "seeker@demo.jobharbor.example",
      username: "asha",
      fullName: "Asha Kulkarni",
      userType: "job_seeker",
      password: PASSWORD,
      companyName: null,
    },
    {
      email: "employer@demo.jobharbor.example",
      username: "marta",
      fullName: "Marta Nogueira",
      userType: "employer",
      password: PASSWORD,
      companyName: "Tidewell",
    },
    {
      email: "admin@demo.jobharbor.example",
      username: "owen",
      fullName: "Owen Hale",
      userType: "admin",
      password: PASSWORD,
      companyName: null,
    },
  ];
}

/** What the terminal tells of the demo's accounts. */
export function describeAccounts(): string {
  const lines = demoAccounts().map(
    ({ userType, email, password }) => `  ${userType.padEnd(11)} ${email}  ${password}`,
  );
  return ["Demo accounts:", ...lines].join("\n");
}
