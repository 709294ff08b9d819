import { describe, expect, test } from "vitest";
import { makeRequest } from "#testing/make-request.ts";
import { sweepUnverified } from "./index.ts";
import { app, applicant, ask, asked, codeSentTo, minute, pass, requestsOf, verify } from "./apply.testing.ts";

function wrong(code: string): string {
  return code === "999999" ? "100000" : String(Number(code) + 1);
}

describe("the code", () => {
  test("five wrong ones burn the right one; another can be sent after a minute", async () => {
    const { email, token, code } = await asked();
    for (let n = 0; n < 5; n += 1) expect((await verify(token, wrong(code))).body.data).toBe("Incorrect OTP.");
    expect((await verify(token, code)).body.data).toBe("Incorrect OTP.");
    const early = await app.nobody().call("sendApplicationCode", { request_token: token });
    expect([early.status, early.headers["retry-after"]]).toEqual([429, "60"]);
    pass(minute);
    expect((await app.nobody().call("sendApplicationCode", { request_token: token })).status).toBe(200);
    expect((await verify(token, await codeSentTo(email))).status).toBe(200);
  });

  test("of 50 guesses made at once five are compared", async () => {
    const { email, token, code } = await asked();
    await Promise.all(Array.from({ length: 50 }, () => verify(token, wrong(code))));
    expect((await verify(token, code)).body.code).toBe("recovery_code_wrong");
    expect(await requestsOf(email)).toEqual([]);
  });

  test("is good for ten minutes, for its address alone, and not to recover a password", async () => {
    const user = await app.make.user();
    const [own, other] = [await asked(applicant({ email: user.email })), await asked()];
    if (own.code !== other.code) expect((await verify(other.token, own.code)).status).toBe(422);
    const recovered = await app.nobody().call("verifyRecoveryCode", { email: user.email, OTP: own.code });
    expect(recovered.body.code).toBe("recovery_code_wrong");
    pass(10 * minute);
    expect((await verify(own.token, own.code)).status).toBe(422);
  });

  test("verifies what its owner asked for, not what somebody else asked for with their address, who burns nothing of it", async () => {
    const owner = await asked(applicant({ name: "The Owner" }));
    pass(minute);
    const attacker = await asked(applicant({ email: owner.email, name: "Somebody Else", chitamount: "1000" }));
    for (const code of [owner.code, ...Array.from({ length: 5 }, () => wrong(owner.code))])
      if (code !== attacker.code) expect((await verify(attacker.token, code)).status).toBe(422);
    expect((await verify(owner.token, owner.code)).status).toBe(200);
    expect((await requestsOf(owner.email)).map(({ name }) => name)).toEqual(["The Owner"]);
  });

  test("sent again after its answer was lost, it is answered the same; sent 50 times at once, it counts once", async () => {
    const { email, token, code } = await asked();
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(token, code)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(new Set(answers.map(({ status }) => status)).isSubsetOf(new Set([200, 422]))).toBe(true);
    expect((await verify(token, code)).body).toEqual({ data: [{ email }] });
    expect(await requestsOf(email)).toHaveLength(1);
    expect(
      await app.db.outboxMessage.count({
        where: {
          dedupeKey: { startsWith: "request_received:" },
          payload: { path: ["requestId"], equals: String((await requestsOf(email))[0]?.id) },
        },
      }),
    ).toBe(1);
  });

  test("a made-up token opens nothing", async () => {
    for (const token of ["", "null", "1", "x".repeat(43)]) {
      const answers = [
        await verify(token, "123456"),
        await app.nobody().call("sendApplicationCode", { request_token: token }),
      ];
      expect(answers.map(({ body }) => body.code)).toEqual(["request_token_invalid", "request_token_invalid"]);
    }
  });
});

describe("limits", () => {
  test("the same asked for twice waits once", async () => {
    const json = applicant();
    const first = await asked(json);
    await verify(first.token, first.code);
    pass(minute);
    const second = await asked(json);
    expect((await verify(second.token, second.code)).status).toBe(200);
    expect(await requestsOf(json.email)).toHaveLength(1);
  });

  test("of one address five wait at most", async () => {
    const { email } = applicant();
    const { schemeId } = await app.db.schemeVersion.findFirstOrThrow({ where: { name: "Thanga Malar" } });
    for (let n = 1; n <= 5; n += 1) await makeRequest(app.db, { email, schemeId, amountPaise: BigInt(n) * 10_000n });
    const { token, code } = await asked(applicant({ email }));
    expect((await verify(token, code)).body.code).toBe("too_many_requests_waiting");
    expect(await requestsOf(email)).toHaveLength(5);
  });

  test("one address on the network asks 30 times in a quarter of an hour, and one e-mail is written to once a minute", async () => {
    const twice = applicant();
    expect([(await ask(twice)).status, (await ask(twice)).status]).toEqual([200, 429]);
    const statuses = [];
    for (let n = 0; n < 30; n += 1) statuses.push((await ask(applicant())).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(28);
    expect(statuses.at(-1)).toBe(429);
  });

  test("what nobody verified within a day is thrown away, what was verified stays", async () => {
    const [left, kept] = [await asked(), await asked()];
    await verify(kept.token, kept.code);
    pass(24 * 60 * minute + 1);
    await sweepUnverified(app.db, app.clock.now);
    expect(await app.db.request.count({ where: { email: left.email } })).toBe(0);
    expect(await requestsOf(kept.email)).toHaveLength(1);
  });
});
