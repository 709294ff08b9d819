import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { prepareShop } from "./prepare-shop.ts";

const dataDir = mkdtempSync(join(tmpdir(), "thangam-prepared-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("the journeys of the same day at the shop are given the demo shop, and those after its midnight make their own", async () => {
  const { failed, environment } = await prepareShop(dataDir, new Date("2026-06-30T18:20:00Z"), async () => {});
  expect(failed).toEqual([]);
  expect(environment(new Date("2026-06-30T18:29:59Z"))).toEqual({ E2E_DATA_DIR: dataDir });
  expect(environment(new Date("2026-06-30T18:30:00Z"))).toEqual({});
});

test("a demo shop that cannot be made fails the run with its reason, and no half of it is given to the journeys", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  const { failed, environment } = await prepareShop(dataDir, new Date(), async () => {
    writeFileSync(join(dataDir, "half"), "");
    throw new Error("No room on the disk");
  });
  expect(failed).toEqual(["the demo shop for the journeys"]);
  expect(environment(new Date())).toEqual({});
  expect(existsSync(dataDir)).toBe(false);
  expect(said.mock.calls.flat().join()).toContain("No room on the disk");
  said.mockRestore();
});
