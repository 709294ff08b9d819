import { expect, test } from "vitest";
import { giveMemoryBack } from "#platform/process/small-heap.ts";
import { upload } from "#testing/imports.ts";
import { admin } from "./imports.testing.ts";

const megabyte = 1_000_000;

test("a file as large as may be leaves nothing of it in the memory beside the heap", async () => {
  await upload(admin, Buffer.from("name"));
  giveMemoryBack();
  const before = process.memoryUsage().external;
  await upload(admin, Buffer.alloc(7 * megabyte, "x"));
  giveMemoryBack();
  expect((process.memoryUsage().external - before) / megabyte).toBeLessThan(5);
});
