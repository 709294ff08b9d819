/**
 * Prints what Caddy adds to the pages in the folder it is given, as a file for its Caddyfile to import: the same headers
 * as the API gives pages that it serves itself, and for each path the files that follow.
 */
import { createServer } from "node:http";
import express from "express";
import { closeServer, listen } from "#platform/process/server.ts";
import { preloadLinks } from "./preloads.ts";
import { securityHeaders } from "./security.ts";

if (import.meta.main) process.stdout.write(await caddyPages(process.argv[2] ?? "apps/web/dist"));

export async function caddyPages(webDir: string): Promise<string> {
  const headers = [...(await headersOfPages())].map(([name, value]) => `\t${name} ${quoted(value)}`);
  const following = [...preloadLinks(webDir)].flatMap(([path, link], number) => [
    `@following${number} path ${path}`,
    `header @following${number} Link ${quoted(link)}`,
  ]);
  return `${["header {", ...headers, "}", ...following].join("\n")}\n`;
}

/** As the middleware sets them on an answer that holds nothing else. */
async function headersOfPages(): Promise<[string, string][]> {
  const app = express().disable("x-powered-by").use(securityHeaders);
  const server = createServer(app.use((_request, response) => void response.status(204).end()));
  const port = await listen(server, 0, "127.0.0.1");
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  await closeServer(server, 0);
  return [...headers].filter(([name]) => !["connection", "date", "keep-alive"].includes(name));
}

function quoted(value: string): string {
  return `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
