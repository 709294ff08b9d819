import type { GatewaySettings } from "./open-gateway.ts";

type Read = (name: string) => string | undefined;

/** What moves no money: the sandbox, and a gateway with test keys. */
function isTestGateway(settings: GatewaySettings): boolean {
  return settings.name === "sandbox" || (settings.name === "razorpay" && settings.keyId.startsWith("rzp_test_"));
}

/**
 * Whether the pages must say that no money moves. A demo shop's sandbox is what it looks like; any other test gateway was
 * either chosen with open eyes or forgotten, which is one more mistake.
 */
export function readTestPayments(
  settings: GatewaySettings | null,
  { isDemo, isAllowed }: { isDemo: boolean; isAllowed: boolean },
  mistakes: string[],
): boolean {
  if (settings === null || !isTestGateway(settings) || (isDemo && settings.name === "sandbox")) return false;
  if (!isAllowed)
    mistakes.push(
      `PAYMENT_GATEWAY=${settings.name} ${settings.name === "sandbox" ? "beside a shop that is no demo" : "with test keys"} moves no ` +
        "money. Set ALLOW_TEST_GATEWAY=1 to try it out: every page says so then.",
    );
  return true;
}

/** Which gateway the environment names, with what that one needs. Adds a sentence to `mistakes` for whatever is wrong. */
export function readGateway(read: Read, isDemo: boolean, mistakes: string[]): GatewaySettings | null {
  // A shop that takes real money is never paid with play money by accident.
  const name = read("PAYMENT_GATEWAY") ?? (isDemo ? "sandbox" : "off");
  const need = (variable: string, what: string): string => {
    const value = read(variable);
    if (value === undefined) mistakes.push(`${variable} is missing: with PAYMENT_GATEWAY=${name}, give ${what}.`);
    return value ?? "";
  };
  switch (name) {
    case "off":
      return null;
    case "sandbox":
      return { name };
    case "razorpay": {
      const keyId = need("RAZORPAY_KEY_ID", "the key id of the account (rzp_live_… or rzp_test_…)");
      if (keyId !== "" && !/^rzp_(live|test)_\w+$/.test(keyId))
        mistakes.push(`RAZORPAY_KEY_ID is "${keyId}", but must look like rzp_live_… or rzp_test_….`);
      return {
        name,
        keyId,
        keySecret: need("RAZORPAY_KEY_SECRET", "the secret of that key"),
        webhookSecret: need("RAZORPAY_WEBHOOK_SECRET", "the secret given to the webhook"),
      };
    }
    case "upi": {
      const payee = need("UPI_PAYEE", "the shop's UPI id, such as shop@bank");
      if (payee !== "" && !/^[\w.-]{2,256}@[A-Za-z][\w.-]{1,63}$/.test(payee))
        mistakes.push(`UPI_PAYEE is "${payee}", but must look like shop@bank.`);
      return { name, payee, payeeName: need("UPI_PAYEE_NAME", "the name the bank knows the shop by") };
    }
    default:
      mistakes.push(`PAYMENT_GATEWAY is "${name}", but must be sandbox, razorpay, upi or off.`);
      return null;
  }
}
