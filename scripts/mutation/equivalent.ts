import type { Mutant } from "./sql-mutants.ts";

/** A mutant that does the same as its function, and why. */
interface Equivalent {
  path: string;
  after: string;
  reason: string;
}

const equivalents: readonly Equivalent[] = [];

/** Why nothing can tell this mutant from its function; undefined when something should. */
export function reasonWhyEquivalent({ path, after }: Pick<Mutant, "path" | "after">): string | undefined {
  return equivalents.find((known) => known.path === path && known.after === after)?.reason;
}
