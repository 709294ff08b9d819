import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import express from "express";
import request from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeLogger } from "#platform/process/logger.ts";
import { errorAnswer } from "./error-answer.ts";
import { pages } from "./pages.ts";
import { requestLog } from "./request-log.ts";

let webDir: string;
const app = express();
const script = "export const answer = 42;\n".repeat(50);

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), "thangam-pages-"));
  await mkdir(join(webDir, "assets"));
  await writeFile(join(webDir, "index.html"), "<!doctype html><title>Thangam</title>");
  await writeFile(join(webDir, "assets/app-1a2b.js"), script);
  await writeFile(join(webDir, "assets/app-1a2b.js.br"), brotliCompressSync(script));
  await writeFile(join(webDir, ".built-from"), "private");
  await writeFile(
    join(webDir, "manifest.json"),
    JSON.stringify({
      "index.html": { file: "assets/index-0.js", imports: ["_vendor.js"] },
      "_vendor.js": { file: "assets/vendor-1.js" },
      "src/app/shell/customer-tabs.tsx": { file: "assets/tabs-6.js", css: ["assets/tabs-7.css"] },
      "src/features/clients/view-clients-screen.tsx": {
        file: "assets/list-4.js",
        imports: ["_vendor.js"],
        css: ["assets/list-3.css"],
      },
      "src/features/session/login-screen.tsx": { file: "assets/login-5.js" },
    }),
  );
  app.use(requestLog(makeLogger("silent")), pages(webDir), errorAnswer);
});
afterAll(() => rm(webDir, { recursive: true }));

const get = (path: string, accept = "text/html") => request(app).get(path).set("Accept", accept);

test("every path the pages route is answered with index.html, asked for anew each time", async () => {
  for (const path of ["/", "/view_client", "/viewchitdetails/12"]) {
    const response = await get(path);
    expect(response.status, path).toBe(200);
    expect(response.text, path).toContain("<title>Thangam</title>");
    expect(response.get("Cache-Control"), path).toBe("no-cache");
  }
});

test("a page names its files and what it asks first, so that they come along with it", async () => {
  const ofEveryPage = [
    "</api/Get_Session>; rel=preload; as=fetch; crossorigin",
    "</api/Get_Shop>; rel=preload; as=fetch; crossorigin",
    "</assets/index-0.js>; rel=modulepreload",
    "</assets/vendor-1.js>; rel=modulepreload",
  ];
  expect((await get("/view_client")).get("Link")).toBe(
    [
      ...ofEveryPage,
      "</assets/list-4.js>; rel=modulepreload",
      "</assets/list-3.css>; rel=preload; as=style; crossorigin",
    ].join(", "),
  );
  // The places of a customer stand on their screens alone. Of a person nothing is fetched ahead.
  expect((await get("/dashboard")).get("Link")?.match(/\/api\/\w+/g)).toEqual(["/api/Get_Session", "/api/Get_Shop"]);
  expect((await get("/dashboard")).get("Link")).toContain("</assets/tabs-6.js>; rel=modulepreload");
  expect((await get("/dashboard")).get("Link")).toContain("</assets/tabs-7.css>; rel=preload");
  expect((await get("/")).get("Link")).toBe([...ofEveryPage, "</assets/login-5.js>; rel=modulepreload"].join(", "));
  expect((await get("/elsewhere")).get("Link")).toBeUndefined();
});

test("hashed files are kept for ever and sent compressed to whoever can read that", async () => {
  const response = await get("/assets/app-1a2b.js", "*/*").set("Accept-Encoding", "gzip, br");
  expect(response.get("Content-Encoding")).toBe("br");
  expect(response.get("Content-Type")).toMatch(/^text\/javascript/);
  expect(response.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  const plain = await get("/assets/app-1a2b.js", "*/*").set("Accept-Encoding", "identity");
  expect(plain.get("Content-Encoding")).toBeUndefined();
  expect(plain.text).toBe(script);
});

test("an address that nobody can read is refused in the same words as everywhere", async () => {
  for (const path of ["/%", "/%E0%A4%A", "/assets/%", "/profile/%zz"]) {
    for (const answer of [await get(path), await request(app).head(path)]) {
      expect([answer.status, answer.type], path).toEqual([400, "application/problem+json"]);
    }
    expect((await get(path)).body, path).toMatchObject({ status: 400, code: "not_found" });
  }
});

test("a missing file, the API and hidden files are not answered with a page", async () => {
  for (const path of [
    "/assets/gone-9f.js",
    "/assets/",
    "/favicon.ico",
    "/api/Get_Session",
    "/.built-from",
    "/../package.json",
    "/%2e%2e/package.json",
  ]) {
    const response = await get(path);
    expect(response.status, path).toBe(404);
    expect(response.text, path).not.toContain("Thangam");
  }
  expect((await request(app).post("/view_client")).status).toBe(404);
  expect((await get("/view_client", "application/json")).status).toBe(404);
});
