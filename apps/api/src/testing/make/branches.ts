import type { Database } from "#platform/database/db.ts";
import { nextSerial } from "#testing/believable.ts";
import type { MakeBranch } from "#testing/make-inputs.ts";

/** Further branches of the shop. */
export function branchesOf(db: Database) {
  return {
    /** A branch with its place; its number is that of both. */
    async branch(given: MakeBranch = {}): Promise<{ id: number; name: string; code: string }> {
      const serial = nextSerial();
      const letter = (n: number) => String.fromCharCode(65 + (n % 26));
      const code = `${letter(Math.floor(serial / 26))}${letter(serial)}`;
      return db.branch.create({
        data: { name: `Branch ${serial}`, code, ...given },
        select: { id: true, name: true, code: true },
      });
    },
  };
}
