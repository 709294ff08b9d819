import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { listOf, oneOf, record } from "#kernel/wire.ts";
import { oneLine, patterned, text } from "#values/text.ts";

/** The address of the list's screen. */
const list = patterned(/^\/[a-zA-Z_-]{1,59}$/, { missing: "value_missing", invalid: "value_invalid" });

const viewName = oneLine({ max: 40, missing: "view_name_missing", invalid: "view_name_missing" }).check(
  z.minLength(1, { error: "view_name_missing" }),
);

const savedView = record({ list: z.string(), name: z.string(), query: z.string() });

export const listSavedViews = operation({
  wire: "Get_SavedViews",
  method: "GET",
  kind: "query",
  allow: ["staff"],
  branch: "none",
  summary: "The views of a list that the signed-in person has saved, in the order of their names.",
  input: record({ list }),
  output: listOf(savedView),
  refusals: [],
});

export const saveView = operation({
  wire: "Save_View",
  method: "POST",
  kind: "command",
  allow: ["staff"],
  branch: "none",
  summary: "Keeps the filters, the order and the columns of a list under a name, or anew under one that is there.",
  auditLabel: "Saved a view of a list",
  input: record({
    list,
    name: viewName,
    /** As it stands in the address behind the question mark. */
    query: z._default(text({ max: 500 }), ""),
  }),
  output: oneOf(savedView),
  refusals: ["too_many_views"],
});

export const deleteView = operation({
  wire: "Delete_View",
  method: "POST",
  kind: "command",
  allow: ["staff"],
  branch: "none",
  summary: "Forgets a saved view. One that is not there is forgotten already.",
  auditLabel: "Deleted a view of a list",
  input: record({ list, name: viewName }),
  output: oneOf(record({ deletedCount: ["deleted_count", z.int()] })),
  refusals: [],
});
