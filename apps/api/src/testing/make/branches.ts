import type { Database } from "#platform/database/db.ts";
import { nextSerial } from "#testing/believable.ts";
import type { MakeBranch } from "#testing/make-inputs.ts";

/** Further branches of the shop. */
export function branchesOf(db: Database) {
  return {
    /** A branch with its place; its number is that of both. */
    async branch(given: MakeBranch = {}): Promise<{ id: number; name: string; code: string }> {
      const nth = await db.branch.count();
      const letter = (n: number) => String.fromCharCode(65 + n);
      // Those from Q on are for samples.
      const code = `${letter(Math.floor(nth / 26) % 16)}${letter(nth % 26)}`;
      return db.branch.create({
        data: { name: `Branch ${nextSerial()}`, code, ...given },
        select: { id: true, name: true, code: true },
      });
    },
  };
}
