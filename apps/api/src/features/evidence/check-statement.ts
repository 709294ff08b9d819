import { operations } from "@thangam/contracts";
import { milligrams, paise } from "@thangam/contracts/values/money";
import { checkStatement as check } from "@thangam/evidence/statement";
import { nodeCrypto, readVouchedKeys } from "#evidence/index.ts";
import { countAttempt } from "#features/session/index.ts";
import { publicQuery } from "#kernel/handler.ts";
import { networkOf } from "#platform/security/network-of.ts";
import { newestNote } from "./evidence-store.ts";

const maxPerWindow = 60;

/** Checks a statement by the shop's own keys, as the program in its folder does by the fingerprint that its reader knows. */
export const checkStatement = publicQuery(
  operations.checkStatement,
  async ({ input, db, services, now, address, refuse }) => {
    await countAttempt(db, [{ key: `check-statement:${networkOf(address)}`, max: maxPerWindow }], now, refuse);
    const keys = await readVouchedKeys(services.evidence.dir);
    const trusted = keys.map(({ id }) => id);
    const found = check(nodeCrypto, input.statement, { keys, trusted, newest: await newestNote(db) });
    if (found.verdict === "altered") return { verdict: "altered" as const, why: found.why, book: null };
    if (found.verdict === "unknown key")
      return { verdict: "altered" as const, why: "The shop has sealed nothing yet." as const, book: null };
    const { book, at, number } = found;
    return {
      verdict: found.verdict,
      why: null,
      book: {
        bookNumber: book.number,
        instalments: book.instalments,
        paidPaise: paise(BigInt(book.paid)),
        weightMg: milligrams(BigInt(book.gold)),
        sealedAt: new Date(at),
        sealNumber: BigInt(number),
      },
    };
  },
);
