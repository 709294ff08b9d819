import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { getMenu } from "@thangam/contracts/menu/operations";
import { getSession } from "@thangam/contracts/session/sign-in-operations";

export type Menu = OutputOf<typeof getMenu>;

/** What shows the menu: the list that is edited, and the session with the menu of whoever is signed in. */
export const menuQueries = [getMenu, getSession];
