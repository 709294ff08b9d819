import type { Screen } from "@thangam/contracts/menu/screen";
import { createContext } from "react";

/** The screen of the table that is open; null outside of all, as on the page that says that an address leads nowhere. */
export const CurrentScreen = createContext<Screen | null>(null);
