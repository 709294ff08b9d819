import { operations } from "@thangam/contracts";
import { defaultMenu } from "@thangam/contracts/menu/default-menu";
import { command, query } from "#kernel/handler.ts";
import type { Refuse } from "#core/refusal.ts";
import { hasWayBack, whatChanged } from "./menu-rules.ts";
import { lockMenu, readMenu, writeMenu } from "./menu-store.ts";
import type { StoredMenu } from "./menu-store.ts";

export const getMenu = query(operations.getMenu, async ({ db }) => menuView(await readMenu(db)));

export const saveMenu = command(operations.saveMenu, async ({ actor, input, tx, now, note, refuse }) => {
  await lockMenu(tx);
  const before = await readMenu(tx);
  checkVersion(refuse, before, input.version);
  if (!hasWayBack(input.entries)) throw refuse("menu_way_missing");
  await writeMenu(tx, { entries: input.entries, now, actorId: actor.userId });
  note({ recordType: "menu", recordId: "shop", detail: whatChanged(before.entries ?? defaultMenu, input.entries) });
  return menuView(await readMenu(tx));
});

export const resetMenu = command(operations.resetMenu, async ({ actor, input, tx, now, note, refuse }) => {
  await lockMenu(tx);
  const before = await readMenu(tx);
  checkVersion(refuse, before, input.version);
  await writeMenu(tx, { entries: null, now, actorId: actor.userId });
  note({ recordType: "menu", recordId: "shop", detail: whatChanged(before.entries ?? defaultMenu, defaultMenu) });
  return menuView(await readMenu(tx));
});

function checkVersion(refuse: Refuse<"menu_changed_meanwhile">, newest: StoredMenu, edited: number): void {
  if (edited !== newest.version) throw refuse("menu_changed_meanwhile", { name: newest.updatedBy ?? "" });
}

function menuView({ entries, ...rest }: StoredMenu) {
  return { ...rest, entries: entries ?? [...defaultMenu], isDefault: entries === null };
}
