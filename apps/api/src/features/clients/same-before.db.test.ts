import { expect, test } from "vitest";
import { whoIsAlikeWithoutEmail } from "#features/users/index.ts";
import { admin, app, mazhai } from "./clients.testing.ts";

const name = "Meena Kumari";

async function enrolled(book: string, mobile: string) {
  const answer = await admin.call("enrolClient", { name, email: "none", mobile, schemes: [mazhai(book)] });
  const id = BigInt(answer.body.data[0].ClientId);
  const { userId } = await app.db.client.findUniqueOrThrow({ where: { id } });
  return { mobile, clientId: id, userId: userId ?? 0n };
}

test("who was the same as another one before that was refused is changed in all else", async () => {
  const [one, older] = [await enrolled("E750", "9840099001"), await enrolled("E751", "9840099002")];
  await app.asOwner(async (owner) => {
    await owner.query("alter table users disable trigger users_other_without_email");
    await owner.query("alter table clients disable trigger clients_other_without_email");
    await owner.query("update users set mobile = $1 where id = $2", [one.mobile, older.userId]);
    await owner.query("update clients set mobile = $1 where id = $2", [one.mobile, older.clientId]);
    await owner.query("alter table users enable trigger users_other_without_email");
    await owner.query("alter table clients enable trigger clients_other_without_email");
  });
  const of = (what: string, id: "userId" | "clientId") => `The ${what} ${one[id]}, ${older[id]} (${name}, …9001)`;
  expect(await whoIsAlikeWithoutEmail(app.db)).toEqual([
    expect.stringContaining(of("users", "userId")),
    expect.stringContaining(of("clients", "clientId")),
  ]);
  const sent = { name, email: "none", mobile: one.mobile };
  const asUser = { ...sent, id: older.userId.toString(), usertype: "Customer" };
  for (const answer of [
    await admin.call("updateClient", { ...sent, id: older.clientId.toString() }),
    await admin.call("updateUser", { ...asUser, status: "Inactive" }),
    await admin.call("updateUser", { ...asUser, status: "Active" }),
  ])
    expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  // Who was shut out does not come back beside the other one.
  await app.db.user.update({ where: { id: older.userId }, data: { status: "disabled" } });
  const back = await admin.call("updateUser", { ...asUser, status: "Active" });
  expect([back.status, back.body.code]).toEqual([409, "client_without_email_exists"]);
  const past = app.db.user.update({ where: { id: older.userId }, data: { status: "active" } });
  await expect(past).rejects.toThrow("client_without_email_exists");
});
