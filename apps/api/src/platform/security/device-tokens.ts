import { signatures } from "./signature.ts";

/** What a browser holds of the people who signed in there: the names of their devices, signed. */
export interface DeviceTokens {
  /** For the cookie of the browser; the first of them are kept. */
  holding(deviceIds: readonly string[]): string;
  /** The devices that a cookie names and that are ours. */
  devicesIn(cookie: string): string[];
}

/** So many people of one browser are known at once. */
const MOST = 6;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function makeDeviceTokens(appSecret: string): DeviceTokens {
  const tokens = signatures(appSecret, "device token");
  return {
    holding: (deviceIds) =>
      deviceIds
        .slice(0, MOST)
        .map((id) => `${id}.${tokens.sign(id)}`)
        .join("~"),
    devicesIn: (cookie) =>
      cookie.split("~", MOST).flatMap((token) => {
        const [id = "", signature = "", ...rest] = token.split(".");
        return rest.length === 0 && uuid.test(id) && tokens.isSigned(id, signature) ? [id] : [];
      }),
  };
}
