import { defineConfig } from "vitest/config";

const elsewhere = ["**/node_modules/**", "**/dist/**", "e2e/**"];

export default defineConfig({
  test: {
    // A forgotten loop must end by itself.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Two cores are what the smallest machine has; more workers would only wait for the same database.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "unit",
          include: ["{apps/api,packages/*,scripts}/**/*.test.ts", "apps/web/**/*.test.ts"],
          exclude: [...elsewhere, "**/*.db.test.ts"],
        },
      },
      {
        test: {
          name: "db",
          include: ["apps/api/**/*.db.test.ts"],
          exclude: elsewhere,
          globalSetup: ["apps/api/src/testing/database-server.ts"],
        },
      },
      {
        extends: "./apps/web/vite.config.ts",
        root: "./apps/web",
        test: { name: "web", environment: "jsdom", include: ["**/*.test.tsx"], exclude: elsewhere },
      },
    ],
  },
});
