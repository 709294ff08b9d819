import { lookAt, press } from "../support/look.ts";
import { allScreens } from "../support/screens.ts";

// What is done on a screen stands beside the journeys of its noun: e2e/<noun>/screens.e2e.ts.
lookAt([
  ...allScreens.map(({ name, path, heading, isOpen, isOfRecord, who }) => ({
    name: name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    // A record that an address names is rarely the customer's.
    who: isOpen ? null : who.includes("customer") && !isOfRecord ? ("customer" as const) : ("admin" as const),
    path,
    isReadInDark: true,
    ...(!isOpen && { heading }),
  })),
  { name: "user menu", isReadInDark: true, who: "admin", path: "/view_client", reach: press(/^Account of/) },
  { name: "keys", who: "admin", path: "/view_client", reach: (page) => page.keyboard.press("?") },
  { name: "page not found", who: "admin", path: "/no_such_page" },
]);
