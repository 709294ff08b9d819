export { burnCode, sweepEmailCodes } from "./email-code-store.ts";
export { emailHashOf, makeEmailCode, tryEmailCode } from "./email-codes.ts";
