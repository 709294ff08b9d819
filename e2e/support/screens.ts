import { mayOpen } from "../../packages/contracts/src/menu/audience.ts";
import { screens as table } from "../../packages/contracts/src/menu/screens.ts";
import type { Screen } from "../../packages/contracts/src/menu/screen.ts";
import type { Rights } from "../../packages/contracts/src/kernel/roles.ts";
import type { Who } from "./portal.ts";

/** Any heading but that of the page for addresses that lead nowhere. */
export const anyHeading = /^(?!This page is not in the book)./;

/** The heading of these greets whoever opens them. */
const greeting = new Set(["adminDashboard", "customerDashboard"]);

/** What a screen says to somebody who is not signed in, by the file that says it. The others show the login. */
const toSignedOut: Readonly<Record<string, string>> = {
  "payments/online/payment": "The payment is being confirmed",
  "session/change-password": "Change password",
};

/** What stands for the part of an address that differs. */
const examples: Readonly<Record<string, string>> = {
  ":chitid": "1",
  ":code": "T2627-0000001-AAAAAAAAAAAAAAAAAAAAAA",
};

/** The rights of the demo shop's people. */
const rightsOf: Readonly<Record<Who, Rights>> = {
  admin: { role: "Admin", capabilities: [] },
  employee: { role: "Employee", capabilities: ["clients.view", "payments.view", "payments.take"] },
  customer: { role: "Customer", capabilities: [] },
};
const everybody = ["admin", "employee", "customer"] as const satisfies Who[];

/** Every screen of the table: an address of it, its heading, and who may open it. */
export const allScreens = table.map((screen) => ({
  name: screen.name,
  path: exampleOf(screen),
  heading: greeting.has(screen.name) ? anyHeading : screen.title,
  /** Its heading for somebody who is not signed in; without it, they come to the login. */
  toSignedOut: screen.signedOut === undefined ? undefined : toSignedOut[screen.signedOut],
  /** Whether its address names a record. */
  isOfRecord: screen.path.includes(":"),
  isOpen: mayOpen(screen.audience, null),
  who: everybody.filter((who) => mayOpen(screen.audience, rightsOf[who])),
}));

/** Every screen that needs a sign-in. */
export const screens = allScreens.filter(({ isOpen }) => !isOpen);

export const homeOf: Record<Who, string> = {
  admin: "/admin_dashboard",
  employee: "/admin_dashboard",
  customer: "/dashboard",
};

function exampleOf({ path }: Screen): string {
  return path.replace(/:\w+/, (part) => {
    const example = examples[part];
    if (example === undefined) throw new Error(`${path} has no example of ${part}`);
    return example;
  });
}
