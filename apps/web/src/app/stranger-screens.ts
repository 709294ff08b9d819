import { lazy } from "react";
import type { ComponentType, LazyExoticComponent } from "react";
import { paths } from "./paths.ts";

const PaymentStranger = lazy(async () => ({
  default: (await import("#features/payments/online/payment-stranger.tsx")).PaymentStranger,
}));
const ChangePasswordStranger = lazy(async () => ({
  default: (await import("#features/session/change-password-stranger.tsx")).ChangePasswordStranger,
}));

/** What somebody who is not signed in sees at an address instead of the login. */
export const strangerScreens: Readonly<Record<string, LazyExoticComponent<ComponentType> | undefined>> = {
  [paths.paymentSuccess]: PaymentStranger,
  [paths.paymentFail]: PaymentStranger,
  [paths.changePassword]: ChangePasswordStranger,
};
