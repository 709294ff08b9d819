import { operations } from "@thangam/contracts";
import { roles } from "@thangam/contracts/kernel/roles";
import { listQuery } from "#kernel/handler.ts";
import { withPhrases } from "#core/stored-phrases.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { entryKeys, selectEntries } from "./audit-store.ts";

export const listAuditEntries = listQuery(operations.listAuditEntries, {
  run: async ({ input, db, keys, services: { timeZone } }) => {
    const { rows, total } = await selectEntries(db, { ...input, timeZone }, { ...bounds(input), keys });
    const views = rows.map((entry) => ({
      ...entry,
      detail: withPhrases(entry.detail),
      // The trail keeps what was true then; a kind of person that no longer exists is not named.
      actorType: roles.find((role) => role === entry.actorType) ?? null,
    }));
    return pageOf(views, total, input);
  },
  keys: ({ input, db, services: { timeZone } }, limit) => entryKeys(db, { ...input, timeZone }, limit),
});
