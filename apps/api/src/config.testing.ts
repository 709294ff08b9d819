import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

export const dataDir = mkdtempSync(join(tmpdir(), "thangam-config-"));

afterAll(() => rmSync(dataDir, { recursive: true }));
