import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { firstAnswers } from "@thangam/contracts/menu/first-answers";
import { shopColours, siteFiles, siteFrontPaths, siteRoots } from "@thangam/contracts/site/addresses";
import { afterAll, beforeAll, expect, test } from "vitest";
import { caddyPages } from "./caddy-pages.ts";

let webDir: string;
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), "thangam-caddy-"));
  await writeFile(
    join(webDir, "manifest.json"),
    JSON.stringify({
      "index.html": { file: "assets/index-0.js" },
      "src/features/session/login-screen.tsx": { file: "assets/a-1.js", imports: ["_b.js", "index.html"] },
      "_b.js": { file: "assets/b-2.js" },
    }),
  );
});
afterAll(() => rm(webDir, { recursive: true }));

test("Caddy gives the pages what the API gives them: what they may do, and what follows", async () => {
  const lines = (await caddyPages(webDir)).split("\n").map((line) => line.trim());
  const policy = lines.find((line) => line.startsWith("content-security-policy "));
  expect(policy).toContain("script-src 'self'");
  expect(lines).toContain('x-content-type-options "nosniff"');
  const matcher = lines.find((line) => line.endsWith(" path /"))?.split(" ")[0];
  expect(lines).toContain(
    `header ${matcher} Link "${[
      "</api/Get_Session>; rel=preload; as=fetch; crossorigin",
      "</api/Get_Shop>; rel=preload; as=fetch; crossorigin",
      "</assets/index-0.js>; rel=modulepreload",
      "</assets/a-1.js>; rel=modulepreload",
      "</assets/b-2.js>; rel=modulepreload",
    ].join(", ")}"`,
  );
  // A screen without files of its own has no header.
  expect(lines.filter((line) => line.startsWith("header @")).length).toBe(1);
  expect(lines.filter((line) => /^(date|connection|keep-alive|x-powered-by)\b/.test(line))).toEqual([]);
});

test("Caddy asks the API for every public page, in each language, and for the files beside them", async () => {
  const caddyfile = await readFile(new URL("../../../../deploy/Caddyfile", import.meta.url), "utf8");
  const [, matched = ""] = /@api path (.*)/.exec(caddyfile) ?? [];
  const { sitemap, robots } = siteFiles;
  const pages = siteRoots.flatMap((root) => [root, `${root}/*`]);
  const wanted = [...pages, ...firstAnswers.keys(), sitemap, robots, shopColours("#*").slice(0, -4)];
  expect(matched.split(" ")).toEqual(expect.arrayContaining(wanted));
});

test("with every API down Caddy shows the portal's own page where the API writes one, and no file of it is kept", async () => {
  const caddyfile = await readFile(new URL("../../../../deploy/Caddyfile", import.meta.url), "utf8");
  const [, handled = ""] = /\n\thandle_errors \{\n(.*?)\n\t\}\n/s.exec(caddyfile) ?? [];
  const [, fronts = ""] = /@front path (.*)/.exec(handled) ?? [];
  expect(fronts.split(" ")).toEqual([...siteFrontPaths, ...firstAnswers.keys()]);
  expect(handled).toMatch(/rewrite \* \/index.html\s+file_server \{\s+status \{err.status_code\}/);
  expect(handled).toContain("Cache-Control no-store");
});
