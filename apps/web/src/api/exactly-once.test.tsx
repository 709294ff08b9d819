import { setGoldRate } from "@thangam/contracts/rates/operations";
import { signIn } from "@thangam/contracts/session/sign-in-operations";
import { paise } from "@thangam/contracts/values/money";
import { afterEach, expect, test, vi } from "vitest";
import { adminJson, openShop, problem } from "#testing/shop.ts";
import type { Answer, Received } from "#testing/shop.ts";
import { exactlyOnce, SendBlocked } from "./exactly-once.ts";
import type { OnEarlier } from "./exactly-once.ts";
import { NetworkFailure } from "./problem.ts";

let shop: Awaited<ReturnType<typeof openShop>>;
afterEach(() => shop.close());

const rate = (ratePaise: bigint) => ({ ratePaisePerGram: paise(ratePaise), purity: "22K" as const });
const onEarlier = vi.fn<OnEarlier<typeof setGoldRate>>();

/** A shop that does what arrives once for each key, and gives the answers of `script` first, in place of its own. */
async function open(script: ((done: () => Answer) => Answer)[]) {
  const doneByKey = new Map<string, unknown>();
  onEarlier.mockReset().mockReturnValue("go on");
  shop = await openShop((call) => {
    const turn = script.shift();
    return turn === undefined ? done(call, doneByKey) : turn(() => done(call, doneByKey));
  });
  return { send: exactlyOnce(setGoldRate), done: () => [...doneByKey.values()].filter((content) => content !== null) };
}

function done({ body, idempotencyKey = "", isReplayOnly }: Received, doneByKey: Map<string, unknown>): Answer {
  const content = JSON.stringify(body);
  if (isReplayOnly && !doneByKey.has(idempotencyKey)) {
    doneByKey.set(idempotencyKey, null);
    return problem(409, "request_withdrawn", "It was not carried out, and will not be.");
  }
  const earlier = doneByKey.has(idempotencyKey) ? doneByKey.get(idempotencyKey) : content;
  if (earlier !== content) return problem(409, "idempotency_key_reused", "This was sent before with other content.");
  doneByKey.set(idempotencyKey, content);
  const { rate } = JSON.parse(content);
  const facts = { date: "2026-11-21", purity: "22K", set_at: "2026-11-21T04:00:00Z", set_by: "Meena", current: true };
  return { json: { data: [{ ...facts, rate }] } };
}

const doneButLost = (arrive: () => Answer): Answer => {
  arrive();
  return "no answer";
};

test("after a lost answer another request brings the first one's answer, and each is done once", async () => {
  const { send, done } = await open([doneButLost]);
  await expect(send(rate(100n), onEarlier)).rejects.toBeInstanceOf(NetworkFailure);
  await expect(send(rate(200n), onEarlier)).resolves.toMatchObject({ ratePaisePerGram: 200n });
  expect(done()).toHaveLength(2);
  expect(shop.received.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    shop.received[0]?.idempotencyKey,
    shop.received[0]?.idempotencyKey,
    expect.not.stringMatching(shop.received[0]?.idempotencyKey ?? ""),
  ]);
  expect(onEarlier.mock.calls).toMatchObject([[{ isSaved: true, output: { ratePaisePerGram: 100n } }, rate(200n)]]);
});

test("a request that never arrived is not done when another one follows, which hears of it", async () => {
  const { send, done } = await open([() => "no answer"]);
  await expect(send(rate(100n), onEarlier)).rejects.toBeInstanceOf(NetworkFailure);
  await send(rate(200n), onEarlier);
  expect(done()).toEqual(['{"rate":"2","purity":"22K"}']);
  const withdrawn = { isSaved: false, input: rate(100n), error: { code: "request_withdrawn" } };
  expect(onEarlier.mock.calls).toMatchObject([[withdrawn, rate(200n)]]);
});

test("a request that never arrived is done when the same is sent again", async () => {
  const { send, done } = await open([() => "no answer"]);
  await expect(send(rate(100n), onEarlier)).rejects.toBeInstanceOf(NetworkFailure);
  await send(rate(100n), onEarlier);
  expect(done()).toEqual(['{"rate":"1","purity":"22K"}']);
});

test("while the first one's outcome stays unknown, no other is sent", async () => {
  const { send } = await open([() => "no answer", () => "no answer"]);
  await expect(send(rate(100n), onEarlier)).rejects.toBeInstanceOf(NetworkFailure);
  await expect(send(rate(200n), onEarlier)).rejects.toBeInstanceOf(NetworkFailure);
  expect(shop.received.map(({ body }) => body)).toEqual([shop.received[0]?.body, shop.received[0]?.body]);
  expect(onEarlier).not.toHaveBeenCalled();
});

test("who hears of the first may keep the next one back, and send it when it is asked for again", async () => {
  const { send, done } = await open([doneButLost]);
  await expect(send(rate(100n), onEarlier)).rejects.toBeInstanceOf(NetworkFailure);
  onEarlier.mockReturnValue("wait");
  await expect(send(rate(200n), onEarlier)).rejects.toBeInstanceOf(SendBlocked);
  expect(done()).toHaveLength(1);
  await send(rate(200n), onEarlier);
  expect(done()).toHaveLength(2);
  expect(onEarlier).toHaveBeenCalledOnce();
});

test.each([
  ["is refused", () => problem(422, "gold_rate_not_today", "Only today's rate can be set.")],
  ["only fails again", () => problem(500, "fault", "Something went wrong, try again later.")],
])("a first request that %s is told, and stands in the way no longer", async (_, again) => {
  const { send, done } = await open([() => "no answer", again]);
  await expect(send(rate(100n), onEarlier)).rejects.toBeInstanceOf(NetworkFailure);
  await send(rate(200n), onEarlier);
  expect(done()).toHaveLength(1);
  expect(onEarlier.mock.calls).toMatchObject([[{ isSaved: false, input: rate(100n) }, rate(200n)]]);
});

test("a repeated request that is turned away at the door keeps its key", async () => {
  const { send, done } = await open([doneButLost, () => problem(429, "too_many_attempts", "Wait a little.")]);
  await expect(send(rate(100n), onEarlier)).rejects.toBeInstanceOf(NetworkFailure);
  await expect(send(rate(100n), onEarlier)).rejects.toMatchObject({ status: 429 });
  await send(rate(100n), onEarlier);
  expect(done()).toHaveLength(1);
});

test("a sign-in without an answer is not sent again before the next try", async () => {
  shop = await openShop(() => (shop.received.length === 1 ? "no answer" : { json: { data: [adminJson] } }));
  const send = exactlyOnce(signIn);
  const heard = vi.fn<OnEarlier<typeof signIn>>();
  await expect(send({ email: "a@b.co", password: "wrong" }, heard)).rejects.toBeInstanceOf(NetworkFailure);
  await send({ email: "a@b.co", password: "right" }, heard);
  expect(shop.received.map(({ body }) => body)).toMatchObject([{ password: "wrong" }, { password: "right" }]);
  expect(heard).not.toHaveBeenCalled();
});

test("a key that was used before is given up", async () => {
  const reused = () => problem(409, "idempotency_key_reused", "This was sent before with other content.");
  const { send } = await open([reused]);
  await expect(send(rate(100n), onEarlier)).rejects.toMatchObject({ code: "idempotency_key_reused" });
  await send(rate(100n), onEarlier);
  expect(new Set(shop.received.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});
