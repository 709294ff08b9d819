import type { Screen } from "./screen.ts";
import { screensWithoutShell } from "./screens-without-shell.ts";

const bare = new Set<Screen>(screensWithoutShell);

/** Around a customer's screens, and what keeps their answers for the time without a connection. */
const ofCustomers = [
  "src/app/shell/customer-tabs.tsx",
  "src/app/shell/customer-offline.tsx",
  "src/api/kept/kept-answers.ts",
];

/** The modules of the web that a screen is loaded by, as its build names them. */
export function sourcesOf(screen: Screen): string[] {
  const own = `src/features/${screen.component}-screen.tsx`;
  if (bare.has(screen)) return [own];
  return ["src/app/shell/shell.tsx", ...(screen.audience === "customer" ? ofCustomers : []), own];
}
