import { capabilities } from "@thangam/contracts/kernel/capabilities";
import { roles } from "@thangam/contracts/kernel/roles";
import type { Role } from "@thangam/contracts/kernel/roles";
import { mayOpen } from "@thangam/contracts/menu/audience";
import { pageOf } from "@thangam/contracts/menu/default-menu";
import { DROPDOWN } from "@thangam/contracts/menu/schemas";
import { screens } from "@thangam/contracts/menu/screens";
import type { EntryDraft } from "./menu-draft.ts";

type Entry = Pick<EntryDraft, "page" | "entries">;

/** Whom an entry can be shown to: those of whom somebody may open its page, or a page of its list. */
export function rolesThatMayOpen({ page, entries }: Entry): readonly Role[] {
  if (page === DROPDOWN)
    return entries.length === 0 ? roles : roles.filter((role) => entries.some((one) => mayOpenEntry(one, role)));
  const screen = screens.find((one) => pageOf(one) === page);
  return screen === undefined ? roles : roles.filter((role) => mayOpen(screen.audience, { role, capabilities }));
}

function mayOpenEntry(entry: Entry, role: Role): boolean {
  return rolesThatMayOpen(entry).includes(role);
}
