import { operations } from "@thangam/contracts";
import express from "express";
import supertest from "supertest";
import { expect, test } from "vitest";
import { securityHeaders } from "#http/security.ts";
import { docsRoutes } from "./docs-routes.ts";

const agent = supertest(express().use(securityHeaders).use("/api", docsRoutes(operations)));

test("the page has nothing inline and nothing from elsewhere, and everything that it asks for is served", async () => {
  const { text } = await agent
    .get("/api/docs")
    .expect(200)
    .expect("Content-Type", /text\/html/);
  expect(text).not.toMatch(/<script>|<script [^>]*>[^<]|<style|\sstyle=|\son\w+=|https?:/);
  const files = [...text.matchAll(/(?:src|href)="(docs\/[^"]+)"/g)].map(([, file = ""]) => file);
  expect(files).toHaveLength(4);
  for (const file of files) {
    const { type, headers } = await agent.get(`/api/${file}`).expect(200);
    expect(type).toBe(file.endsWith(".css") ? "text/css" : "text/javascript");
    expect(headers["cache-control"]).toBe("no-cache");
  }
});

test("the description is JSON, and names every operation", async () => {
  const { body } = await agent.get("/api/openapi.json").expect(200).expect("Content-Type", /json/);
  expect(Object.keys(body.paths).length).toBeGreaterThanOrEqual(Object.keys(operations).length);
});
