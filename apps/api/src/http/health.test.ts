import express from "express";
import request from "supertest";
import { expect, test } from "vitest";
import { healthRoutes } from "./health.ts";

const cases: [string, () => Promise<boolean>, number][] = [
  ["can be reached", () => Promise.resolve(true), 200],
  ["are not ready", () => Promise.resolve(false), 503],
  ["cannot be reached", () => Promise.reject(new Error("no database")), 503],
];

test.for(cases)("alive is not ready: records that %s", async ([, isReady, status]) => {
  const app = express().use(healthRoutes(isReady));
  expect((await request(app).get("/healthz")).status).toBe(200);
  expect((await request(app).get("/readyz")).status).toBe(status);
});
