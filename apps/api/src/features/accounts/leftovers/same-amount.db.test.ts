import { beforeAll, describe, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import { daysAt } from "./leftovers.testing.ts";

interface Shop {
  invented: number;
  isDaily: boolean;
  isBatch: boolean;
  perDay: number;
}

/** A shop with a database of its own, where each customer pays the same and no line names anybody. */
function useShop() {
  const app = useApp();
  const { opens, paysTo, tell, isSunday } = daysAt(app);
  const people = { thiefId: 0n, otherId: 0n, clerkId: 0n };
  let serial = 0;
  beforeAll(async () => {
    people.thiefId = (await app.make.user({ userType: "Admin", name: "Tara" })).id;
    people.otherId = (await app.make.user({ userType: "Admin", name: "Asha" })).id;
    people.clerkId = (await app.make.user({ userType: "Employee", capabilities: ["payments.take"] })).id;
  });
  const other = () => app.signedInUser(people.otherId);
  const pay = (n: number, actorId: bigint) =>
    paysTo(actorId, n, 100_000n, String(432_600_000_000 + (serial += 1) * 977));
  /** What was paid since the lines before stands on the statement. */
  async function bring(coming: number, { isBatch }: Shop) {
    const bank = await other();
    for (let left = coming; left > 0; left -= isBatch ? coming : 1) {
      const reference = `UPI CREDIT ${(serial += 1)}`;
      const line = { amount: String(isBatch ? coming * 1000 : 1000), paymentmode: "UPI", reference };
      expect((await bank.call("recordBankEntry", line)).status).toBe(200);
    }
  }
  return {
    leftovers: async () => (await (await other()).call("listLeftovers")).body.data[0].leftovers,
    explain: async (who: "thiefId" | "otherId") =>
      (await app.signedInUser(people[who])).call("explainLeftover", { paymentmode: "UPI", remarks: "It is late" }),
    /** Says on which day something was told; null where it never was. */
    tradeUntilTold: async (shop: Shop) => {
      let coming = 0;
      for (let n = 0; n < 50; n += 1) {
        opens(n);
        if (shop.isDaily || !isSunday(n)) {
          await bring(coming, shop);
          coming = 0;
        }
        for (let at = 0; at < shop.perDay; at += 1) await pay(n, people.clerkId);
        coming += shop.perDay;
        if (n === 15) for (let at = 0; at < shop.invented; at += 1) await pay(n, people.thiefId);
        if ((await tell(n)) > 0) return n;
      }
      return null;
    },
  };
}

describe.each<[string, Shop]>([
  ["of one a day", { invented: 1, isDaily: true, isBatch: false, perDay: 1 }],
  ["on working days", { invented: 3, isDaily: false, isBatch: false, perDay: 3 }],
  ["each day, two days of them", { invented: 6, isDaily: true, isBatch: false, perDay: 3 }],
  ["each day, in one sum", { invented: 3, isDaily: true, isBatch: true, perDay: 3 }],
])("where all pay the same and lines name nobody, %s,", (_how, shop) => {
  const { tradeUntilTold, leftovers, explain } = useShop();
  test("invented payments are told, with whoever took them among others", async () => {
    const told = (await tradeUntilTold(shop)) ?? 999;
    expect(told).toBeGreaterThan(15);
    expect(told).toBeLessThan(33);
    const [left] = await leftovers();
    expect(Number(left.left)).toBeGreaterThanOrEqual(shop.invented * 1000);
    expect(left.receipts.map(({ taken_by }: { taken_by: string }) => taken_by)).toContain("Tara");
    expect((await explain("thiefId")).body.code).toBe("leftover_own");
    expect((await explain("otherId")).status).toBe(200);
    expect(await leftovers()).toEqual([]);
  }, 200_000);
});

describe("where all pay the same, lines name nobody and nobody invents a payment,", () => {
  const { tradeUntilTold } = useShop();
  test("nothing is told", async () => {
    expect(await tradeUntilTold({ invented: 0, isDaily: false, isBatch: false, perDay: 2 })).toBe(null);
  }, 200_000);
});
