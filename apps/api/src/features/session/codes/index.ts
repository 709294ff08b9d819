export { burnCode, forgiveTry, sweepCodes } from "./code-store.ts";
export { makeCode, tryCode } from "./codes.ts";
export type { TriedCode } from "./codes.ts";
