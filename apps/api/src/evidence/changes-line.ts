import * as z from "zod/mini";
import type { PlacedLeaf } from "./tree/tree-store.ts";
import type { Unsound } from "./leaves/changed-leaves.ts";

/** A line of the file beside a note: a leaf that changed, with the links since the checkpoint before, or one that did not go on. */
const changeLine = z.object({
  slot: z.number(),
  /** The text that is hashed */
  leaf: z.string(),
  j: z.optional(z.array(z.string())),
  v: z.optional(z.array(z.tuple([z.string(), z.string(), z.string()]))),
  e: z.optional(z.array(z.string())),
});

const unsoundLine = z.object({ unsound: z.string(), why: z.string() });

export type ChangeLine = z.infer<typeof changeLine>;
export type UnsoundLine = z.infer<typeof unsoundLine>;

export function lineOfLeaf({ slot, text, links }: PlacedLeaf): string {
  return JSON.stringify({ slot, leaf: text, ...links });
}

export function lineOfUnsound({ subject, why }: Unsound): string {
  return JSON.stringify({ unsound: `${subject.kind} ${subject.key}`, why });
}

export function parseLine(line: string): ChangeLine | UnsoundLine {
  return z.parse(z.union([changeLine, unsoundLine]), JSON.parse(line));
}
