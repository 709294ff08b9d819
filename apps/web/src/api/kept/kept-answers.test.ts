import { listJoinableSchemes, listMyApplications } from "@thangam/contracts/applications/apply-operations";
import { operations } from "@thangam/contracts";
import { firstAnswers } from "@thangam/contracts/menu/first-answers";
import { quoteBook } from "@thangam/contracts/books/quote-operations";
import { getSavings } from "@thangam/contracts/books/savings-operations";
import type { SessionPerson } from "@thangam/contracts/session/schemas";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiProblem, NetworkFailure } from "#api/problem.ts";
import { savingsJson, savingsBookJson } from "#testing/savings.ts";
import { callOrKept, keepFor, keptOperations } from "./kept-answers.ts";
import type { KeptAnswer } from "./kept-store.ts";

const kept = new Map<string, KeptAnswer>();
vi.mock("./kept-store.ts", () => ({
  readKept: async (key: string) => kept.get(key) ?? null,
  writeKept: async (key: string, answer: KeptAnswer) => void kept.set(key, answer),
  clearKept: async () => kept.clear(),
  keptOfOthers: async (userId: string) => [...kept.values()].some((one) => one.userId !== userId),
}));

/** What the server does with the next question. */
let server: () => Promise<{ data: unknown }>;
vi.mock("#api/client.ts", () => ({
  callForJson: async () => (await server()).data,
  call: async () => "not kept",
}));

const shown = vi.hoisted(() => new Map<string, number>());
vi.mock("./shown.ts", () => ({
  noteShown: (key: string, at: number) => void shown.set(key, at),
  noteFresh: (key: string) => void shown.delete(key),
}));

const person = (userId: bigint, role = "Customer", mustChangePassword = false) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is read of a person
  ({ userId, role, mustChangePassword }) as SessionPerson;

const asked = () => callOrKept(getSavings, {}, {});
const answers = (saved: string) => async () => ({
  data: savingsJson([savingsBookJson({ id: "1" })], {
    owned: { saved, gold: [], worth: saved, paid_total: saved, at_maturity: null },
  }),
});
const isGone = () => Promise.reject(new NetworkFailure());

beforeEach(async () => {
  kept.clear();
  shown.clear();
  await keepFor(person(7n));
});
afterEach(() => vi.useRealTimers());

describe("without a connection", () => {
  test("the answer is the last one, and its moment is told", async () => {
    server = answers("1000");
    await asked();
    expect(shown.size).toBe(0);
    server = isGone;
    expect((await asked()).owned.paise).toBe(100_000n);
    expect([...shown.values()][0]).toBeGreaterThan(Date.now() - 5_000);
    server = answers("1500");
    expect((await asked()).owned.paise).toBe(150_000n);
    expect(shown.size).toBe(0);
  });

  test("what was never seen fails, and so does what the server refuses", async () => {
    server = isGone;
    await expect(asked()).rejects.toBeInstanceOf(NetworkFailure);
    server = answers("1000");
    await asked();
    server = () => Promise.reject(new ApiProblem({ status: 401, code: "not_signed_in", message: "" }));
    await expect(asked()).rejects.toBeInstanceOf(ApiProblem);
  });

  test("what is older than a session lasts is not shown", async () => {
    server = answers("1000");
    await asked();
    for (const [key, one] of kept) kept.set(key, { ...one, at: Date.now() - 31 * 86_400_000 });
    server = isGone;
    await expect(asked()).rejects.toBeInstanceOf(NetworkFailure);
  });

  test("a connection that only seems to be there is waited for where something is kept, and no longer", async () => {
    server = answers("1000");
    await asked();
    vi.useFakeTimers();
    server = () => new Promise(() => undefined);
    const answer = asked();
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await answer).owned.paise).toBe(100_000n);
    expect(shown.size).toBe(1);
  });
});

describe("what is kept is one person's alone", () => {
  test("the next one finds nothing of it, even while the server cannot be reached", async () => {
    server = answers("1000");
    await asked();
    await keepFor(person(8n));
    expect(kept.size).toBe(0);
    server = isGone;
    await expect(asked()).rejects.toBeInstanceOf(NetworkFailure);
  });

  test("an answer that comes after its person has left is thrown away", async () => {
    let arrive: (answer: { data: unknown }) => void = () => undefined;
    server = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    const waiting = asked();
    await keepFor(null);
    arrive(await answers("1000")());
    await waiting;
    expect(kept.size).toBe(0);
  });

  test.each([person(7n, "Admin"), person(7n, "Employee"), person(7n, "Customer", true), null])(
    "of %o nothing is kept",
    async (other) => {
      await keepFor(other);
      server = answers("1000");
      expect(await asked()).toBe("not kept");
    },
  );

  test("nothing is kept but what a customer reads of their own, and what the shop offers to everybody", () => {
    for (const wire of keptOperations) {
      const found = Object.values(operations).find((operation) => operation.wire === wire);
      const isOwn =
        found?.allow === "anyone" ||
        (Array.isArray(found?.allow) && found.allow.some((grant) => typeof grant === "object" && "own" in grant));
      expect([wire, found?.kind, isOwn]).toEqual([wire, "query", true]);
    }
    expect(keptOperations).toContain(quoteBook.wire);
  });
});

test("all that a customer's home shows first is kept, and what they are offered", () => {
  expect(keptOperations).toEqual(expect.arrayContaining([listJoinableSchemes.wire, listMyApplications.wire]));
  expect(keptOperations).toEqual(expect.arrayContaining([...(firstAnswers.get("/dashboard") ?? ["nothing"])]));
});
