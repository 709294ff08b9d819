import * as z from "zod/mini";
import { menuPages } from "./default-menu.ts";
import { DROPDOWN, menuEntries } from "./schemas.ts";
import { operation } from "#kernel/operation.ts";
import { count } from "#values/ids.ts";
import { instant } from "#values/time.ts";
import { enumOf, oneLine, says } from "#values/text.ts";
import { oneOf, record } from "#kernel/wire.ts";

/** "/User_List" → "user_list" */
const tidy = (typed: string) => (typed === DROPDOWN ? typed : typed.trim().toLowerCase().replace(/^\//, ""));
const pageOf = (pages: readonly string[]) =>
  z.pipe(
    z.string(says({ missing: "menu_page_missing", invalid: "menu_page_unknown" })).check(z.overwrite(tidy)),
    enumOf(pages, { missing: "menu_page_missing", invalid: "menu_page_unknown" }),
  );

const entries = menuEntries({
  name: oneLine({ missing: "menu_name_missing", max: 40 }),
  page: pageOf([...menuPages, DROPDOWN]),
  innermostPage: pageOf(menuPages),
});

const menu = record({
  entries: ["menu", entries],
  /** Whether it is the portal's own, which grows with the portal. */
  isDefault: ["is_default", z.boolean()],
  /** Grows with every change; a save must name the one it was made from. */
  version: z.int(),
  updatedAt: ["updated_at", z.nullable(instant())],
  updatedBy: ["updated_by", z.nullable(z.string())],
});

const version = count({ max: 100_000_000 });

export const getMenu = operation({
  wire: "Get_Menu",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["admin"],
  summary: "The whole menu, with what single roles do not see of it.",
  input: record({}),
  output: oneOf(menu),
  refusals: [],
});

export const saveMenu = operation({
  wire: "Save_Menu",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary:
    "Names, orders and hides the entries of the menu, unless somebody else did since it was read. It grants no right.",
  auditLabel: "Changed the menu",
  input: record({ entries: ["menu", entries], version }),
  output: oneOf(menu),
  refusals: ["menu_changed_meanwhile", "menu_way_missing"],
});

export const resetMenu = operation({
  wire: "Reset_Menu",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary: "Gives the shop the portal's own menu again, unless somebody else changed it since it was read.",
  auditLabel: "Took back the portal's menu",
  input: record({ version }),
  output: oneOf(menu),
  refusals: ["menu_changed_meanwhile"],
});
