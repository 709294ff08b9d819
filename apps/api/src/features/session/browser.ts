import type { Services } from "#kernel/handler.ts";
import type { SessionCookies } from "#kernel/session-cookies.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { newDeviceId } from "#platform/ids.ts";
import { findDeviceOf, keepDevice } from "./device-store.ts";
import type { SignInName } from "./device-store.ts";

/** The browser that calls, as far as somebody is concerned. */
export interface Browser {
  /** All devices that its cookie names, also those of other people. */
  deviceIds: readonly string[];
  /** On which they signed in before; null for a stranger. */
  deviceId: string | null;
  /** It stands for their second factor. */
  isTrusted: boolean;
  /** They showed one there before. A recovered password makes a device known, too, but not by a factor. */
  hasShownFactor: boolean;
}

interface Call {
  db: Database;
  now: Date;
  cookies: SessionCookies;
  services: Pick<Services, "deviceTokens">;
}

/** Whether somebody signed in with this browser before. It takes as long for an e-mail or a mobile number that nobody has. */
export async function browserOf({ db, now, cookies, services }: Call, who: SignInName): Promise<Browser> {
  const deviceIds = cookies.deviceToken === null ? [] : services.deviceTokens.devicesIn(cookies.deviceToken);
  const known = await findDeviceOf(db, who, deviceIds, now);
  return { deviceIds, ...(known ?? { deviceId: null, isTrusted: false, hasShownFactor: false }) };
}

interface Shown {
  userId: bigint;
  browser: Browser;
  address: string;
  userAgent: string;
  /** It stands for the second factor for thirty days. */
  trusts?: boolean;
  /** Their second factor was shown just now. */
  isFactorShown?: boolean;
}

const trustMs = 30 * 24 * 60 * 60_000;

/**
 * Remembers the browser of somebody who just showed who they are; returns their device. A person who is new to it gets a device
 * of their own, so that a cookie that somebody else put there is worth nothing.
 */
export async function rememberBrowser(
  tx: Transaction,
  now: Date,
  { userId, browser, address, userAgent, trusts = false, isFactorShown = false }: Shown,
): Promise<string> {
  const deviceId = browser.deviceId ?? newDeviceId();
  const trustedUntil = trusts ? new Date(now.getTime() + trustMs) : undefined;
  await keepDevice(tx, now, { deviceId, userId, address, userAgent, trustedUntil, isFactorShown });
  return deviceId;
}

/** As long as browsers keep a cookie at most. */
const cookieMs = 400 * 24 * 60 * 60_000;

/** Hands the browser the name of a device, beside those of other people that it holds. */
export function giveDevice(call: Omit<Call, "db">, { deviceIds }: Browser, deviceId: string): void {
  const { now, cookies, services } = call;
  const held = [deviceId, ...deviceIds.filter((id) => id !== deviceId)];
  cookies.setDevice(services.deviceTokens.holding(held), new Date(now.getTime() + cookieMs));
}
