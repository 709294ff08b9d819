import type { Plugin } from "vite";

/** A field of a declaration, and what stands for it; both are read by the server alone. */
const fields = [
  { starts: /^  summary:/m, whole: /^  summary:\s*"(?:[^"\\]|\\.)*",$/gm },
  { starts: /^  refusals: /m, whole: /^  refusals: (?:\[[^\][]*\]|\w+),$/gm },
];

/** What an operation is called in the API's description and how it may be refused is left out of what browsers load. */
export function leanContracts(): Plugin {
  return {
    name: "lean-contracts",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!id.includes("/packages/contracts/src/") || !/\b(operation|exportOf)\(/.test(code)) return null;
      let lean = code;
      for (const { starts, whole } of fields) {
        lean = lean.replace(whole, "");
        if (starts.test(lean)) this.error(`${id}: ${starts.source} was not read to its end`);
      }
      return { code: lean, map: null };
    },
  };
}
