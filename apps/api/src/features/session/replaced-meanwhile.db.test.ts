import { expect, test } from "vitest";
import type { Response } from "supertest";
import { useApp } from "#testing/harness.ts";
import { testPassword } from "#testing/make/people.ts";

const app = useApp();

/** Changes a person under a request that has checked the old state already and waits to write. */
async function whileChanging(change: string, userId: bigint, request: () => Promise<Response>): Promise<Response> {
  return app.asOwner(async (owner) => {
    await owner.query("begin");
    await owner.query(`update users set ${change} where id = $1`, [userId]);
    const answer = request();
    const waiters = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    // On a connection of its own: inside one transaction the view stands still.
    const countWaiters = () => app.asOwner(async (other) => (await other.query(waiters)).rowCount ?? 0);
    await expect.poll(countWaiters, { timeout: 600_000 }).toBeGreaterThan(0);
    await owner.query("commit");
    return answer;
  });
}

const replaced = "password_hash = 'another one'";

test("a sign-in whose password is replaced while it is checked does not sign in", async () => {
  const user = await app.make.user();
  const caller = app.nobody();
  const answer = await whileChanging(replaced, user.id, () =>
    caller.call("signIn", { email: user.email, password: testPassword }),
  );
  expect([answer.status, answer.body.code]).toEqual([401, "sign_in_failed"]);
  expect(caller.cookies.size).toBe(0);
  expect(await app.db.session.count({ where: { userId: user.id } })).toBe(0);
});

test("a sign-in of a person who is disabled while the password is checked leaves no session to revive", async () => {
  const user = await app.make.user();
  const answer = await whileChanging("status = 'inactive'", user.id, () =>
    app.nobody().call("signIn", { email: user.email, password: testPassword }),
  );
  expect(answer.status).toBe(401);
  expect(await app.db.session.count({ where: { userId: user.id } })).toBe(0);
});

test("a password that was replaced meanwhile is not overwritten by a change under way", async () => {
  const caller = await app.signedInAs();
  const sent = { oldpassword: testPassword, password: "mango tree by the river" };
  const answer = await whileChanging(replaced, caller.userId, () => caller.call("changePassword", sent));
  expect([answer.status, answer.body.code]).toEqual([422, "incorrect_old_password"]);
  const user = await app.db.user.findUniqueOrThrow({ where: { id: caller.userId } });
  expect(user.passwordHash).toBe("another one");
});
