import { describe, expect, test } from "vitest";
import { deliveredMails, secretOf } from "#testing/mails.ts";
import { testPassword } from "#testing/make/people.ts";
import { app, day, finish, minute, newPassword, pass, send, sentCode, verify, wrong } from "./recovery.testing.ts";

const signIn = (email: string, password: string) => app.nobody().call("signIn", { email, password });

async function verifiedToken(email: string): Promise<string> {
  const response = await verify(email, await sentCode(email));
  return response.body.data[0].salt;
}

describe("from the forgotten password to the new one", () => {
  test("a code by mail, a token for the code, a password for the token; all sessions end, and a mail says so", async () => {
    const user = await app.make.user({ name: "Kavitha", email: "kavitha@example.com" });
    const elsewhere = [await app.signedInUser(user.id), await app.signedInUser(user.id)];
    for (let i = 0; i < 11; i += 1) await signIn(user.email, "a guess");
    const opened = await app.nobody().call("openRecovery", { email: "Kavitha@Example.com " });
    expect(opened.body.data).toEqual([{ fld_salt: expect.stringMatching(/^[\w-]{43}$/), fld_userid: "" }]);

    expect((await send("Kavitha@Example.com ")).body).toEqual({
      data: [{ email: user.email, recovery_id: expect.stringMatching(/^[\w-]{43}$/) }],
    });
    const [mail] = await deliveredMails(app);
    expect(mail?.to).toEqual({ name: "Kavitha", address: user.email });
    const code = secretOf(mail);
    expect(code).toMatch(/^[1-9]\d{5}$/);

    const verified = await verify(user.email, code);
    expect(verified.status).toBe(200);
    const finished = await finish(user.email, verified.body.data[0].salt);
    expect(finished.body).toEqual({ data: [{ email: user.email }] });
    for (const session of elsewhere) {
      expect((await session.call("listMySessions")).status).toBe(401);
      expect((await session.call("refreshSession")).status).toBe(401);
    }
    expect((await signIn(user.email, testPassword)).status).toBe(401);
    const signedIn = await signIn(user.email, newPassword);
    expect(signedIn.body.data[0].must_change_password).toBe(false);
    expect((await deliveredMails(app)).map(({ subject }) => subject)).toEqual(["Your password was changed"]);
  });

  test("a person whose temporary password ran out is let in again, with a password of their own", async () => {
    const user = await app.make.user({ passwordIsTemporary: true, passwordExpiresAt: new Date("2026-01-01") });
    await finish(user.email, await verifiedToken(user.email));
    expect((await signIn(user.email, newPassword)).body.data[0].must_change_password).toBe(false);
  });

  test("a code, an id or a token that a caller makes up is of no use", async () => {
    const user = await app.make.user();
    await app.nobody().call("sendRecoveryCode", { email: user.email, OTP: "123456", id: "1" });
    const code = secretOf((await deliveredMails(app))[0]);
    if (code !== "123456") expect((await verify(user.email, "123456")).body.code).toBe("recovery_code_wrong");
    const opened = await app.nobody().call("openRecovery", { email: user.email });
    for (const salt of ["123456", code, opened.body.data[0].fld_salt, "null"]) {
      const refused = await app.nobody().call("finishRecovery", {
        email: user.email,
        password: newPassword,
        salt,
        id: user.id.toString(),
      });
      expect([refused.status, refused.body.code]).toEqual([409, "recovery_token_invalid"]);
    }
    expect((await signIn(user.email, testPassword)).status).toBe(200);
  });
});

describe("messages, in the order of the dialogs", () => {
  const answer = async (
    name: "openRecovery" | "sendRecoveryCode" | "verifyRecoveryCode" | "finishRecovery",
    json: object,
  ) => {
    const { status, body } = await app.nobody().call(name, json);
    return [status, body.data, body.errors.length];
  };

  test("the address, the code, the password", async () => {
    for (const name of ["openRecovery", "sendRecoveryCode"] as const) {
      expect(await answer(name, { email: " " })).toEqual([422, "Please enter your email address.", 1]);
      expect(await answer(name, { email: "kavitha" })).toEqual([422, "Please enter valid email address.", 1]);
    }
    expect(await answer("verifyRecoveryCode", {})).toEqual([422, "Please enter your email address.", 3]);
    expect(await answer("verifyRecoveryCode", { email: "a@example.com" })).toEqual([422, "Please enter OTP.", 2]);
    for (const OTP of ["12345", "1234567", "12345a", "١٢٣٤٥٦", "123456", "1234567890"]) {
      const [status, data] = await answer("verifyRecoveryCode", { email: "a@example.com", OTP, recovery_id: "x" });
      expect([status, data], OTP).toEqual([422, "Incorrect OTP."]);
    }
    expect(await answer("finishRecovery", { email: "a@example.com" })).toEqual([422, "Please enter new password.", 2]);
    const typed = { email: "a@example.com", password: newPassword, salt: "no token" };
    for (const [confirmpassword, sentence] of [
      ["", "Please enter confirm password."],
      ["   ", "Please enter confirm password."],
      [null, "Please enter confirm password."],
      ["another river", "New Password and Confirm Password do not match"],
      [newPassword, "This recovery is over. Please start again."],
      [undefined, "This recovery is over. Please start again."],
    ])
      expect((await answer("finishRecovery", { ...typed, confirmpassword }))[1], String(confirmpassword)).toBe(
        sentence,
      );
  });

  test("a password that breaks a rule leaves the token to try again with", async () => {
    const user = await app.make.user({ name: "Meenakshi Sundaram", mobile: "9840012345" });
    const token = await verifiedToken(user.email);
    const codeOf = async (password: string) => (await finish(user.email, token, password)).body.code;
    expect(await codeOf("short")).toBe("password_too_short");
    expect(await codeOf("long".repeat(20))).toBe("password_too_long");
    expect(await codeOf("🪙".repeat(19)), "76 bytes").toBe("password_too_long");
    expect(await codeOf("Password1")).toBe("password_too_common");
    expect(await codeOf("sundaram@1")).toBe("password_is_personal");
    expect((await finish(user.email, token)).status).toBe(200);
  });
});

describe("a code or token is good once, for one address, for ten minutes", () => {
  test("a code", async () => {
    const [user, other] = [await app.make.user(), await app.make.user()];
    const code = await sentCode(user.email);
    expect((await verify(other.email, code)).status, "another's address").toBe(422);
    pass(10 * minute - 1);
    expect((await verify(user.email, code)).status, "in time").toBe(200);
    expect((await verify(user.email, code)).status, "again").toBe(422);
    const late = await sentCode(user.email);
    pass(10 * minute);
    expect((await verify(user.email, late)).status, "too late").toBe(422);
  });

  test("a new code replaces the old one, and its five tries start anew", async () => {
    const user = await app.make.user();
    const old = await sentCode(user.email);
    for (let i = 0; i < 5; i += 1) await verify(user.email, wrong(old));
    pass(minute);
    const code = await sentCode(user.email);
    if (old !== code) expect((await verify(user.email, old)).status).toBe(422);
    expect((await verify(user.email, code)).status).toBe(200);
  });

  test("a token", async () => {
    const [user, other] = [await app.make.user(), await app.make.user()];
    const token = await verifiedToken(user.email);
    expect((await finish(other.email, token)).body.code, "another's address").toBe("recovery_token_invalid");
    pass(10 * minute - 1);
    expect((await finish(user.email, token)).status, "in time").toBe(200);
    expect((await finish(user.email, token, "another river 78")).body.code, "again").toBe("recovery_token_invalid");
    expect((await signIn(user.email, newPassword)).status).toBe(200);
    const late = await verifiedToken(user.email);
    pass(10 * minute);
    expect((await finish(user.email, late, "another river 78")).body.code, "too late").toBe("recovery_token_invalid");
    expect((await signIn(user.email, newPassword)).status).toBe(200);
  });

  test("of 20 passwords for one token at once, one is set", async () => {
    const user = await app.make.user();
    const token = await verifiedToken(user.email);
    const passwords = Array.from({ length: 20 }, (_, i) => `quiet river ${70 + i}`);
    const answers = await Promise.all(passwords.map((password) => finish(user.email, token, password)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    const set = passwords[answers.findIndex(({ status }) => status === 200)] ?? "";
    expect((await signIn(user.email, set)).status).toBe(200);
  });

  test("is void once the password is changed another way, the person shut out, or their address changed", async () => {
    const changed = await app.signedInAs({ email: "changed@example.com" });
    const token = await verifiedToken("changed@example.com");
    await changed.call("changePassword", { oldpassword: testPassword, password: "calm sea 12" });
    expect((await finish("changed@example.com", token)).body.code).toBe("recovery_token_invalid");
    for (const data of [{ status: "inactive" }, { status: "disabled" }, { email: `moved${day}@example.com` }]) {
      const user = await app.make.user();
      const kept = await verifiedToken(user.email);
      await app.db.user.update({ where: { id: user.id }, data });
      expect((await finish(user.email, kept)).body.code, JSON.stringify(data)).toBe("recovery_token_invalid");
    }
  });
});
