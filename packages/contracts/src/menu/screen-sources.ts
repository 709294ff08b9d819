import type { Screen } from "./screen.ts";

/** Around a customer's screens, and what keeps their answers for the time without a connection. */
const ofCustomers = [
  "src/app/shell/customer-tabs.tsx",
  "src/app/shell/customer-offline.tsx",
  "src/api/kept/kept-answers.ts",
];

/** The modules of the web that a screen is loaded by besides the program of all, as its build names them. */
export function sourcesOf(screen: Screen): string[] {
  const own = `src/features/${screen.component}-screen.tsx`;
  return [...(screen.audience === "customer" ? ofCustomers : []), own];
}
