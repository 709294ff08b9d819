import { expect, test } from "vitest";
import { BoundedCache } from "./bounded-cache.ts";

test("it holds no more than its bytes: what was asked for longest ago goes, also for one that is larger than all", () => {
  const cache = new BoundedCache<string>(100);
  for (const key of ["a", "b", "c"]) cache.set(key, key.toUpperCase(), 33);
  expect(cache.get("a")).toBe("A");
  cache.set("d", "D", 33);
  expect(["a", "b", "c", "d"].map((key) => cache.get(key))).toEqual(["A", undefined, "C", "D"]);
  cache.set("a", "again", 90);
  expect([cache.get("a"), cache.get("c"), cache.get("d")]).toEqual(["again", undefined, undefined]);
  cache.set("huge", "H", 101);
  expect([cache.get("huge"), cache.get("a")]).toEqual([undefined, undefined]);
  cache.set("a", "new", 100);
  expect(cache.get("a")).toBe("new");
});
