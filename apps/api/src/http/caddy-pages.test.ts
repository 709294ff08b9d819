import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { caddyPages } from "./caddy-pages.ts";

let webDir: string;
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), "thangam-caddy-"));
  await writeFile(
    join(webDir, "preloads.json"),
    JSON.stringify({ "/view_client": ["assets/a-1.js", "assets/b-2.js"] }),
  );
});
afterAll(() => rm(webDir, { recursive: true }));

test("Caddy gives the pages what the API gives them: what they may do, and what follows", async () => {
  const lines = (await caddyPages(webDir)).split("\n").map((line) => line.trim());
  const policy = lines.find((line) => line.startsWith("content-security-policy "));
  expect(policy).toContain("script-src 'self'");
  expect(lines).toContain('x-content-type-options "nosniff"');
  expect(lines).toContain("@following0 path /view_client");
  expect(lines).toContain(
    'header @following0 Link "</assets/a-1.js>; rel=modulepreload, </assets/b-2.js>; rel=modulepreload"',
  );
  expect(lines.filter((line) => /^(date|connection|keep-alive|x-powered-by)\b/.test(line))).toEqual([]);
});
