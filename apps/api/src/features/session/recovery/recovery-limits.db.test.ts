import { describe, expect, test } from "vitest";
import { deliveredMails } from "#testing/mails.ts";
import { app, finish, minute, pass, send, sentCode, verify, wrong } from "./recovery.testing.ts";

describe("guessing", () => {
  test("five wrong codes burn the right one", async () => {
    const user = await app.make.user();
    const code = await sentCode(user.email);
    for (let i = 0; i < 5; i += 1)
      expect((await verify(user.email, wrong(code))).body.code).toBe("recovery_code_wrong");
    const refused = await verify(user.email, code);
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([
      422,
      "recovery_code_wrong",
      "Incorrect OTP.",
    ]);
  });

  test("four wrong codes do not", async () => {
    const user = await app.make.user();
    const code = await sentCode(user.email);
    for (let i = 0; i < 4; i += 1) await verify(user.email, wrong(code));
    expect((await verify(user.email, code)).status).toBe(200);
  });

  test("of 50 guesses made at once, five are compared, and the code is burnt", async () => {
    const user = await app.make.user();
    const code = await sentCode(user.email);
    const guesses = await Promise.all(Array.from({ length: 50 }, () => verify(user.email, wrong(code))));
    expect(new Set(guesses.map(({ body }) => body.code))).toEqual(new Set(["recovery_code_wrong"]));
    const where = { recordType: "user", recordId: user.id.toString(), operation: "Verify_ForgotPassword_OTP" };
    expect(await app.db.auditEntry.count({ where })).toBe(5);
    expect((await verify(user.email, code)).body.code).toBe("recovery_code_wrong");
  });

  test("of 50 right codes sent at once, one gets a token", async () => {
    const user = await app.make.user();
    const code = await sentCode(user.email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(user.email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("one address cannot go on guessing over many people", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 105; i += 1) statuses.push((await verify(`somebody${i}@example.org`, "123456")).status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});

describe("limits", () => {
  test("one code a minute, four in 15 minutes, five an hour, ten a day; the answer says how long to wait", async () => {
    const user = await app.make.user();
    const waitOf = async () => {
      const { status, body, headers } = await send(user.email);
      if (status === 429) expect(body.code).toBe("too_many_attempts");
      return status === 200 ? 0 : Number(headers["retry-after"]);
    };
    const sentUntil = async (most: number) => {
      for (let sent = 0; sent < most; sent += 1) {
        expect(await waitOf()).toBe(0);
        pass(minute);
      }
    };
    expect(await waitOf()).toBe(0);
    expect(await waitOf()).toBe(60);
    pass(minute - 1);
    expect(await waitOf()).toBe(1);
    pass(1);
    await sentUntil(3);
    expect(await waitOf()).toBe(11 * 60);
    pass(11 * minute);
    await sentUntil(1);
    expect(await waitOf()).toBe(44 * 60);
    pass(44 * minute);
    await sentUntil(4);
    pass(11 * minute);
    await sentUntil(1);
    pass(60 * minute);
    await app.db.attemptCounter.deleteMany({ where: { key: { startsWith: "recovery:" } } });
    expect(await waitOf()).toBeGreaterThan(21 * 3600);
  });

  test("of 20 sends at once, one is made", async () => {
    const user = await app.make.user();
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => send(user.email)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await deliveredMails(app)).toHaveLength(1);
  });

  test("one address has codes sent to no more than 30 people in a quarter of an hour", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 32; i += 1) statuses.push((await send(`somebody${i}@example.org`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  });
});

describe("whoever asks learns nothing about who is known", () => {
  test("known, unknown, inactive and disabled: the same answers, and mail for the known alone", async () => {
    const known = await app.make.user();
    const inactive = await app.make.user({ status: "inactive" });
    const disabled = await app.make.user({ status: "disabled" });
    const answersFor = async (email: string) => {
      const answers = [];
      for (const call of [
        () => app.nobody().call("openRecovery", { email }),
        () => send(email),
        () => send(email),
        () => verify(email, "100000"),
        () => finish(email, "no token"),
      ]) {
        const { status, body, headers } = await call();
        const { date: _date, "x-request-id": _id, ...rest } = headers;
        const text = JSON.stringify({ ...body, requestId: null }).replaceAll(email, "E");
        answers.push([
          status,
          text.replaceAll(/"(fld_salt|recovery_id)":"[\w-]{43}"/g, "S"),
          { ...rest, "content-length": null },
        ]);
      }
      return answers;
    };
    const expected = await answersFor("nobody@example.net");
    for (const { email } of [known, inactive, disabled]) expect(await answersFor(email)).toEqual(expected);
    const mails = await deliveredMails(app);
    expect(mails.map(({ to }) => to.address)).toEqual([known.email]);
    expect(await app.db.outboxMessage.count({ where: { kind: "recovery_code", userId: null } })).toBe(0);
  });

  test("attempts on unknown accounts are kept up to a limit, attempts on known accounts always", async () => {
    const [before, known] = [await app.db.auditEntry.count(), await app.make.user()];
    await send("nobody@example.net");
    await verify("nobody@example.net", "100000");
    expect((await app.db.auditEntry.count()) - before).toBe(2);
    await app.db.attemptCounter.updateMany({
      where: { key: "sign-in:unknown" },
      data: { madeAt: Array.from({ length: 1_000 }, () => app.clock.now) },
    });
    await send("nobody2@example.net");
    await verify("nobody2@example.net", "100000");
    expect((await app.db.auditEntry.count()) - before).toBe(2);
    await verify(known.email, wrong(await sentCode(known.email)));
    expect((await app.db.auditEntry.count()) - before).toBe(4);
  });

  test("a guessed code for an unknown address leads nowhere", async () => {
    const { recovery_id: id } = (await send("nobody@example.net")).body.data[0];
    const code = "123456";
    const codeHash = app.secrets.hashOf("recovery code", id, "nobody@example.net", code);
    await app.db.sentCode.updateMany({ where: { codeHash: { not: null } }, data: { codeHash } });
    const verified = await verify("nobody@example.net", code);
    expect(verified.status).toBe(200);
    expect((await finish("nobody@example.net", verified.body.data[0].salt)).body.code).toBe("recovery_token_invalid");
  });
});
