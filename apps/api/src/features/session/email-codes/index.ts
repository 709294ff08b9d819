export { burnCode, forgiveTry, sweepEmailCodes } from "./email-code-store.ts";
export { emailHashOf, makeCode, tryCode } from "./email-codes.ts";
export type { TriedCode } from "./email-codes.ts";
