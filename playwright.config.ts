import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { browserArguments, findBrowser } from "./scripts/find-browser.ts";

// A portal that runs already, such as the containers.
const given = process.env["PORTAL_URL"];
const port = Number(process.env["E2E_PORT"] ?? 5980);

// Workers load this file too, and need not search again.
process.env["PLAYWRIGHT_CHROMIUM"] ??= await findBrowser();
// Journeys read the portal's mail there.
process.env["E2E_DATA_DIR"] ??= join(tmpdir(), `thangam-e2e-${process.pid}`);

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.e2e.ts",
  // Two cores are what the smallest machine has. Two journeys leave a third of them unused, as both wait for the portal at times.
  // Who only waits for what the portal does once a minute takes one place.
  workers: 3,
  projects: [
    { name: "patient", grep: /@patient/, workers: 1 },
    { name: "journeys", grepInvert: /@patient/ },
  ],
  fullyParallel: false,
  timeout: 900_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env["CI"] !== undefined,
  // A shared machine may stall for longer than a person would wait. What fails twice is broken.
  retries: process.env["CI"] === undefined ? 0 : 1,
  reporter: "list",
  use: {
    // Something that is not there ends a journey sooner than its whole time.
    actionTimeout: 30_000,
    baseURL: given ?? `http://127.0.0.1:${port}`,
    viewport: { width: 1366, height: 768 },
    // What a worker of a page answers no journey can change; the journeys of the installed portal let it in.
    serviceWorkers: "block",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    colorScheme: "light",
    contextOptions: { reducedMotion: "reduce" },
    // Written all the time, it would be a quarter of the work.
    trace: "on-first-retry",
    launchOptions: {
      executablePath: process.env["PLAYWRIGHT_CHROMIUM"],
      args: browserArguments,
      // Without such a locale Chromium cannot save a file in a folder whose name has other letters than English ones.
      env: { ...process.env, LC_ALL: "C.UTF-8" },
    },
  },
  ...(given === undefined && { webServer: ownServer() }),
});

function ownServer() {
  return {
    command: `"${process.execPath}" scripts/serve-demo.ts ${port} "${process.env["E2E_DATA_DIR"]}"`,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 1_800_000,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 20_000 },
  };
}
