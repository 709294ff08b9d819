import * as fc from "fast-check";

/**
 * Where the random tests of a run begin. Whoever changes nothing meets the same cases again, so that a red run is about what
 * was changed; the nightly run gives another seed each night and prints it (`scripts/test.ts`).
 */
fc.configureGlobal({ seed: Number(process.env["TEST_SEED"] ?? 20_261_123) });
