import { expect, test } from "vitest";
import { makeSecrets } from "./secrets.ts";

const secrets = makeSecrets("a secret for tests alone, of no use elsewhere");

test("what was sealed comes back whole, in any script", () => {
  const text = "483920 தங்கம் 🪙";
  expect(secrets.open(secrets.seal(text, "message 1"), "message 1")).toBe(text);
});

test("the same text sealed twice looks different, and like neither", () => {
  const [one, two] = [secrets.seal("483920", "m"), secrets.seal("483920", "m")].map((sealed) => Buffer.from(sealed));
  expect(one?.equals(two ?? Buffer.of())).toBe(false);
  expect(one?.includes("483920")).toBe(false);
});

test("a sealed text opens for nothing else, with no other key, and not once altered", () => {
  const sealed = secrets.seal("483920", "message 1");
  expect(() => secrets.open(sealed, "message 2")).toThrow();
  expect(() => makeSecrets("another secret of at least 32 characters").open(sealed, "message 1")).toThrow();
  for (let at = 0; at < sealed.length; at += 1) {
    const altered = new Uint8Array(sealed);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(() => secrets.open(altered, "message 1"), `byte ${at}`).toThrow();
  }
  for (const length of [0, 12, 20, sealed.length - 1]) {
    expect(() => secrets.open(sealed.subarray(0, length), "message 1"), `${length} bytes`).toThrow();
  }
});

test("what a secret of before sealed and hashed is still opened and known; nothing new is made with it", () => {
  const [first, second] = ["the first secret of the installation, long", "the second secret of the installation, long"];
  const before = makeSecrets(first);
  const later = makeSecrets("the third secret of the installation, long", [second, first]);
  expect(later.open(before.seal("483920", "message 1"), "message 1")).toBe("483920");
  expect(() => later.open(before.seal("483920", "message 1"), "message 2")).toThrow();
  expect(() => before.open(later.seal("483920", "message 1"), "message 1")).toThrow();
  expect(later.hashesOf("code", "a")).toContainEqual(before.hashOf("code", "a"));
  expect(later.hashesOf("code", "a")[0]).toEqual(later.hashOf("code", "a"));
  expect(later.hashOf("code", "a")).not.toEqual(before.hashOf("code", "a"));
});

test("a keyed hash differs by purpose, by key, and by where its parts end", () => {
  const hex = (hash: Uint8Array) => Buffer.from(hash).toString("hex");
  const hashes = [
    secrets.hashOf("code", "ab", "c"),
    secrets.hashOf("code", "a", "bc"),
    secrets.hashOf("token", "ab", "c"),
    makeSecrets("another secret of at least 32 characters").hashOf("code", "ab", "c"),
  ].map(hex);
  expect(new Set(hashes).size).toBe(4);
  expect(hex(secrets.hashOf("code", "ab", "c"))).toBe(hashes[0]);
});
