import { defineConfig } from "vitest/config";

/** What Stryker runs against each mutant: the unit tests of the money rules. They need no database and end in seconds. */
export default defineConfig({
  test: {
    include: [
      "apps/api/src/features/{books,reports,schemes}/**/*.test.ts",
      "apps/api/src/features/accounts/leftovers/*.test.ts",
      "apps/api/src/features/payments/settlements/*.test.ts",
      "apps/api/src/ledger/*.test.ts",
      "apps/web/src/features/{days,payments}/*.test.ts",
      "apps/web/src/format/*.test.ts",
      "packages/contracts/src/{books,schemes,values}/*.test.ts",
      "packages/terms/src/**/*.test.ts",
      "packages/texts/src/*.test.ts",
    ],
    testTimeout: 30_000,
    // Faults are planted in the words of the source, and a mutant has others.
    exclude: ["**/node_modules/**", "**/*.db.test.ts", "**/planted-in-code.test.ts"],
  },
});
