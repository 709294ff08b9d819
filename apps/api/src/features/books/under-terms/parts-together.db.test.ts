import { expect, test } from "vitest";
import { app } from "./book-story.testing.ts";
import { inRupees, number, paidUp, settles } from "./parts.testing.ts";

const settledBefore = async (bookId: string) => {
  const { rows } = await app.asOwner((owner) => owner.query("select settled_before($1) as paise", [bookId]));
  return rows[0]?.paise;
};
const part = (amount: string) => [{ way: "Voucher", reference: number("V"), take_amount: amount }];

test("parts of books that go into the same hands are weighed together, and none is weighed twice", async () => {
  const [one, other] = [await paidUp(inRupees), await paidUp(inRupees)];
  expect((await settles(one, "2025-04-10", part("1500"))).status).toBe(200);
  // Of the same book, they are parts of what it gave in all.
  expect((await settles(one, "2025-04-11", part("300"))).status).toBe(200);
  expect(await settledBefore(one.id)).toBe("0");
  expect((await settles(other, "2025-04-12", part("1000"))).status).toBe(200);
  // 1,500 and 300 with their part of the bonus of 1,000.
  expect(await settledBefore(other.id)).toBe("240000");
  // The settlement that ends it is the sum of its parts, and counts as they do.
  const rest = await settles(one, "2025-04-12", [{ way: "Jewellery bill", reference: number("B") }]);
  expect(rest.body.data[0]).toMatchObject({ chitstatus: "Settled" });
  expect(await settledBefore(other.id)).toBe("400000");
  expect(await settledBefore(one.id)).toBe("133333");
});

test("what somebody else approved is not weighed again", async () => {
  const [one, other] = [await paidUp(inRupees), await paidUp(inRupees)];
  const shown = { identity_paper: "Voter ID", identity_paper_end: "7710", handed_to: "Meena Velan" };
  expect((await settles(one, "2025-04-10", part("1500"), shown)).status).toBe(200);
  expect((await settles(other, "2025-04-11", part("1500"), shown)).status).toBe(200);
  expect(await settledBefore(other.id)).toBe("200000");
  await app.asOwner((owner) =>
    owner.query(`begin; set local session_replication_role = replica;
      update part_settlements set is_approved = true where book_id = ${one.id}; commit`),
  );
  expect(await settledBefore(other.id)).toBe("0");
});
