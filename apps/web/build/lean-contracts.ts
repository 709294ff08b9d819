import type { Plugin } from "vite";

const summary = /^  summary:\s*"(?:[^"\\]|\\.)*",$/gm;
const refusals = /^  refusals: (?:\[[^\][]*\]|\w+),$/gm;

/** What an operation is called in the API's description and how it may be refused is for the server alone. */
export function leanContracts(): Plugin {
  return {
    name: "lean-contracts",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!id.includes("/packages/contracts/src/") || !code.includes("operation({")) return null;
      // It declares exports from what it is given.
      if (id.endsWith("/export-of.ts")) return null;
      const declared = code.split("operation({").length - 1;
      const exported = code.split(" exportOf(").length - 1;
      for (const [part, expected] of [
        [summary, declared + exported],
        [refusals, declared],
      ] as const) {
        const found = code.match(part)?.length ?? 0;
        if (found !== expected) this.error(`${found} of ${expected} operations were read for ${part.source}`);
      }
      return { code: code.replace(summary, "").replace(refusals, ""), map: null };
    },
  };
}
