import { operations } from "@thangam/contracts";
import { MAX_SAVED_VIEWS } from "@thangam/contracts/session/schemas";
import { command, query } from "#kernel/handler.ts";
import { countOtherViews, removeView, selectSavedViews, writeView } from "./saved-view-store.ts";

export const listSavedViews = query(operations.listSavedViews, ({ actor, input, db }) =>
  selectSavedViews(db, actor.userId, input.list),
);

export const saveView = command(operations.saveView, async ({ actor, input, tx, now, note, refuse }) => {
  const { list, name, query: search } = input;
  if ((await countOtherViews(tx, actor.userId, list, name)) >= MAX_SAVED_VIEWS) throw refuse("too_many_views");
  const view = await writeView(tx, { userId: actor.userId, list, name, query: search, createdAt: now });
  note({ recordType: "user", recordId: actor.userId, detail: { list, name } });
  return view;
});

/** Nobody names another's view. */
export const deleteView = command(operations.deleteView, async ({ actor, input: { list, name }, tx, note }) => {
  const deletedCount = await removeView(tx, actor.userId, list, name);
  note({ recordType: "user", recordId: actor.userId, detail: { list, name } });
  return { deletedCount };
});
