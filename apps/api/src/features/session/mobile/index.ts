import type * as operations from "@thangam/contracts/session/mobile-operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { sendSignInCode } from "./send-sign-in-code.ts";
import { signInWithCode } from "./sign-in-with-code.ts";

export const handlers: HandlersOf<typeof operations> = {
  sendSignInCode,
  signInWithCode,
};
