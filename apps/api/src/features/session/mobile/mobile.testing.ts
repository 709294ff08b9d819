import type { TestCaller } from "#testing/caller.ts";
import { useApp } from "#testing/harness.ts";
import { delivered, secretIn } from "#testing/mails.ts";

export const app = useApp({ trustedProxies: ["loopback"] });

/** A browser that calls from some network address, with what it was answered last. */
export function phoneAt(address: string, caller: TestCaller = app.nobody()) {
  const headers = { "X-Forwarded-For": address };
  let codeId = "none";
  return {
    caller,
    /** Asks for a code; returns the status of the answer. */
    ask: async (mobile: string): Promise<number> => {
      const { status, body } = await caller.call("sendSignInCode", { mobile }, { headers });
      if (status === 200) codeId = body.data[0].code_id;
      return status;
    },
    signIn: (mobile: string, OTP: string, more: { code_id?: string; fld_userid?: string } = {}) =>
      caller.call("signInWithCode", { mobile, OTP, code_id: codeId, ...more }, { headers }),
    codeId: () => codeId,
  };
}

/** The codes that went by SMS just now, each with its number. */
export async function textedCodes(): Promise<{ mobile: string; code: string }[]> {
  const { texts } = await delivered(app);
  return texts.map(({ mobile, text }) => ({ mobile, code: secretIn(text) }));
}

/** The code that went to a number just now. */
export async function codeTo(mobile: string): Promise<string> {
  const found = (await textedCodes()).findLast((sent) => sent.mobile === mobile);
  if (found === undefined) throw new Error(`No code went to ${mobile}`);
  return found.code;
}
