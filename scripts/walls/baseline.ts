/**
 * How many imports broke each wall when it was built. A number may only become smaller: whoever mends an import lowers it,
 * and takes the line away at nought.
 */
export const baseline: Readonly<Record<string, number>> = {
  "a store knows neither http nor the kernel": 4,
  "audit may not import kernel": 1,
  "contract values may not import contract kernel": 2,
  "features may not import integrations": 1,
  "http may not import feature fronts": 2,
  "http may not import handlers": 1,
  "http may not import integrations": 1,
  "http may not import ports": 1,
  "jobs may not import integrations": 1,
  "jobs may not import kernel": 1,
  "kernel may not import documents": 4,
  "kernel may not import ports": 1,
  "ledger may not import kernel": 7,
  "ports may not import integrations": 1,
  "the generated client is imported by stores and platform/database": 7,
};

/** SQL functions that are longer than the rest may be. */
export const longFunctions: readonly string[] = ["gateway_captured"];

/** How often each rule of `.oxlintrc.counted.json` may still be broken: it, too, may only become smaller. */
export const counted: Readonly<Record<string, number>> = {
  "eslint(max-lines)": 50,
  "eslint(max-lines-per-function)": 35,
  "import(no-cycle)": 28,
};
