import { parseCookie, stringifySetCookie } from "cookie";
import type { Request, Response } from "express";
import type { SessionCookies } from "#kernel/session-cookies.ts";
import { isLoopback } from "#platform/process/server.ts";

/** How this caller's browser keeps the session's two tokens, and what names its devices. */
export interface CookieForm {
  access: string;
  refresh: string;
  device: string;
  secure: boolean;
}

const secureForm = formOf("__Host-thangam", true);
const plainForm = formOf("thangam", false);

function formOf(prefix: string, secure: boolean): CookieForm {
  return { access: `${prefix}_access`, refresh: `${prefix}_refresh`, device: `${prefix}_device`, secure };
}

/**
 * Browsers keep Secure cookies from https only. So a portal that people open on this machine alone (`isLocal`), called
 * by a name of this machine over plain http, uses plain cookies; every other caller gets the secure form.
 */
export function cookieFormOf(request: Request, isLocal: boolean): CookieForm {
  const cameByHttps = request.secure || request.headers["x-forwarded-proto"] === "https";
  const isPlainLoopback = isLocal && isLoopback(hostNameOf(request.headers.host ?? "")) && !cameByHttps;
  return isPlainLoopback ? plainForm : secureForm;
}

interface ReadTokens {
  accessToken: string | null;
  refreshToken: string | null;
  deviceToken: string | null;
}

/** The tokens a caller sent; only cookies of their own form are looked at. */
export function readTokens(request: Request, form: CookieForm): ReadTokens {
  const cookies = parseCookie(request.headers.cookie ?? "");
  return {
    accessToken: cookies[form.access] ?? null,
    refreshToken: cookies[form.refresh] ?? null,
    deviceToken: cookies[form.device] ?? null,
  };
}

export function sessionCookies(
  response: Response,
  form: CookieForm,
  { refreshToken, deviceToken }: Omit<ReadTokens, "accessToken">,
): SessionCookies {
  const put = (name: string, value: string, expires: Date) =>
    response.append(
      "Set-Cookie",
      stringifySetCookie({ name, value, expires, httpOnly: true, secure: form.secure, sameSite: "strict", path: "/" }),
    );
  return {
    refreshToken,
    deviceToken,
    setDevice: (token, expiresAt) => void put(form.device, token, expiresAt),
    set: (tokens) => {
      put(form.access, tokens.accessToken, tokens.expiresAt);
      put(form.refresh, tokens.refreshToken, tokens.expiresAt);
    },
    clear: () => {
      put(form.access, "", new Date(0));
      put(form.refresh, "", new Date(0));
    },
  };
}

/** "localhost:8080" → "localhost", "[::1]:8080" → "[::1]" */
function hostNameOf(host: string): string {
  return host.replace(/:\d+$/, "").toLowerCase();
}
