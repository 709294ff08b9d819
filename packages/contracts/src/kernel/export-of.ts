import { exportFields, exportFormats, file } from "./file.ts";
import type { FileAnswer } from "./file.ts";
import type { Operation } from "./operation.ts";
import type { Allow } from "./roles.ts";
import { recordLike } from "./wire.ts";
import type { Page, Wire } from "./wire.ts";

/** How a list is wanted as a file, as a handler gets it. */
export type ExportInput = { [K in keyof typeof exportFields]: (typeof exportFields)[K]["_zod"]["output"] };

interface List<Input> {
  readonly allow: Allow;
  readonly branch?: Operation["branch"];
  readonly input: Wire<Input>;
  readonly output: Wire<Page<unknown>>;
}

/** A list as a file: all of it, in the list's own filters and order, for exactly those who may see the list. */
export function exportOf<Input>(
  list: List<Input>,
  { wire, summary }: { wire: string; summary: string },
): Operation<Input & ExportInput, FileAnswer, "export_too_long"> {
  return {
    wire,
    method: "POST",
    kind: "query",
    allow: list.allow,
    ...(list.branch !== undefined && { branch: list.branch }),
    summary,
    input: recordLike(list.input, { without: ["page", "pageSize"], fields: exportFields }),
    output: file(...exportFormats),
    refusals: ["export_too_long"],
  };
}
