import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { getMenu } from "@thangam/contracts/menu/operations";
import { getSession } from "@thangam/contracts/session/sign-in-operations";

export type Menu = OutputOf<typeof getMenu>;

/** The queries that contain the menu: the edited menu, and the session. */
export const menuQueries = [getMenu, getSession];
