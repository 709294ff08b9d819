import { beforeAll, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let admin: SignedIn;
let open: { id: bigint; number: string };
let closed: { id: bigint; number: string };

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
  const client = await app.make.client({ name: "Kanaga Durga", mobile: "9111122222" });
  open = await app.make.book({ clientId: client.id });
  closed = await app.make.book({ clientId: client.id, status: "closed" });
  const other = await app.make.client({ name: "Durgadevi Mohan", mobile: "9222211111" });
  await app.make.book({ clientId: other.id });
});

async function numbersFor(search: string): Promise<string[]> {
  const answer = await admin.call("findBooks", { search });
  expect(answer.status).toBe(200);
  return answer.body.data.map((row: { fld_accountno: string }) => row.fld_accountno);
}

test.for(["kanaga d", "durga kanaga", "91111", "+91 91111 22222", "091111-22222", "22222", "122222"])(
  "both books are found by %j, the open one first",
  async (search) => {
    expect(await numbersFor(search)).toEqual([open.number, closed.number]);
  },
);

test("a book is found by its number, with blanks, hyphens and small letters, and by its digits alone", async () => {
  const { number } = closed;
  const digits = number.replace(/^[A-Z]+/, "");
  const letters = number.slice(0, -digits.length);
  for (const typed of [
    ` ${number.toLowerCase()} `,
    `${letters}-${digits}`,
    `${letters.toLowerCase()} ${digits}`,
    digits,
  ])
    expect((await numbersFor(typed))[0], typed).toBe(number);
});

test("a book is found by the number of a receipt that it was given", async () => {
  const payment = await app.make.payment({ bookId: open.id });
  expect(await numbersFor((payment.receiptNumber ?? "").toLowerCase())).toEqual([open.number]);
});

test("what fits nothing finds nothing, and signs of patterns are letters", async () => {
  for (const typed of ["%", "_", "kanaga %", "99999999999999999999", "\\"]) expect(await numbersFor(typed)).toEqual([]);
});
