import { describe, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { testPassword } from "#testing/make/people.ts";

const app = useApp();

async function idsSeenBy(caller: SignedIn): Promise<string[]> {
  return (await caller.call("listMySessions")).body.data.map(({ id }: { id: string }) => id);
}

describe("where I am signed in", () => {
  test("each sign-in with its browser and address; which one is this; nothing of others, nothing that ended", async () => {
    const user = await app.make.user();
    await app.signedInAs();
    const ended = await app.signedInUser(user.id);
    await ended.call("signOut");
    await app.make.session({ userId: user.id, expiresAt: app.clock.now });
    const other = await app.signedInUser(user.id);
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    const phone = app.nobody();
    const headers = { "User-Agent": "Firefox on a phone" };
    await phone.call("signIn", { email: user.email, password: testPassword }, { headers });
    const { status, body } = await phone.call("listMySessions");
    expect(status).toBe(200);
    expect(body.data).toEqual([
      {
        id: expect.any(String),
        address: "127.0.0.1",
        user_agent: "Firefox on a phone",
        signed_in_at: app.clock.now.toISOString(),
        last_seen_at: app.clock.now.toISOString(),
        current: true,
      },
      expect.objectContaining({ id: other.sessionId, current: false }),
    ]);
  });
});

describe("signing out elsewhere", () => {
  test("ends the one session named", async () => {
    const here = await app.signedInAs();
    const [lost, kept] = [await app.signedInUser(here.userId), await app.signedInUser(here.userId)];
    expect((await here.call("endSession", { id: lost.sessionId })).body).toEqual({ data: [{ ended: 1 }] });
    expect((await lost.call("listMySessions")).status).toBe(401);
    expect((await lost.call("refreshSession")).status).toBe(401);
    expect((await idsSeenBy(kept)).toSorted()).toEqual([here.sessionId, kept.sessionId].toSorted());
  });

  test("ends all others when none is named, and says how many", async () => {
    const here = await app.signedInAs();
    const others = [await app.signedInUser(here.userId), await app.signedInUser(here.userId)];
    expect((await here.call("endSession")).body).toEqual({ data: [{ ended: 2 }] });
    for (const other of others) expect((await other.call("listMySessions")).status).toBe(401);
    expect(await idsSeenBy(here)).toEqual([here.sessionId]);
    expect((await here.call("endSession")).body).toEqual({ data: [{ ended: 0 }] });
  });

  test("another's session is as if it were not there", async () => {
    const [here, stranger] = [await app.signedInAs({ userType: "Admin" }), await app.signedInAs()];
    const answers = [];
    for (const id of [stranger.sessionId, "00000000-0000-4000-8000-000000000000", "nonsense", "' or 1=1"]) {
      const { status, body } = await here.call("endSession", { id });
      answers.push([status, { ...body, requestId: null }]);
    }
    expect(answers[0]).toMatchObject([404, { code: "not_found" }]);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect((await stranger.call("listMySessions")).status).toBe(200);
  });
});

describe("language", () => {
  test("is nobody's until they choose one; then it holds from the next request on", async () => {
    const caller = await app.signedInAs();
    expect((await caller.call("getSession")).body.data[0].language).toBeNull();
    expect((await caller.call("saveProfile", { language: "ta" })).body).toEqual({ data: [{ language: "ta" }] });
    expect((await caller.call("getSession")).body.data[0].language).toBe("ta");
  });

  test("is one of those there are", async () => {
    const caller = await app.signedInAs();
    for (const json of [{}, { language: "fr" }]) {
      const { status, body } = await caller.call("saveProfile", json);
      expect([status, body.data]).toEqual([422, "Choose a language."]);
    }
  });
});
