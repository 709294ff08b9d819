import type { TestApp } from "#testing/harness.ts";

/** Opens a book under terms with one instalment paid, and answers what settles a part of it by a voucher and a refund. */
export async function partsOfNewBook({ make }: Pick<TestApp, "make">, clientId: bigint): Promise<object> {
  const schedule = { every: { months: 1 }, instalments: 3, due: "joining", matures: { months: 3 } };
  const { id } = await make.book({ clientId, scheme: { instalments: 3, terms: { schedule, benefits: [] } } });
  await make.payment({ bookId: id });
  const parts = [
    { way: "Voucher", reference: `PART-${id}`, take_amount: "100" },
    { way: "Refund", refund_mode: "Cash", take_amount: "50" },
  ];
  const oneWay = { way: undefined, refund_mode: undefined, reference: undefined };
  return { ...oneWay, id: String(id), parts, settled_amount: "150", settled_weight: "0" };
}
