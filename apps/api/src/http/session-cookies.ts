import { parseCookie, stringifySetCookie } from "cookie";
import type { Request, Response } from "express";
import type { SessionCookies } from "#kernel/handler.ts";
import { isLoopback } from "#platform/process/server.ts";

/** How this caller's browser keeps the session's two tokens. */
export interface CookieForm {
  access: string;
  refresh: string;
  secure: boolean;
}

const secureForm: CookieForm = { access: "__Host-thangam_access", refresh: "__Host-thangam_refresh", secure: true };
const plainForm: CookieForm = { access: "thangam_access", refresh: "thangam_refresh", secure: false };

/**
 * Browsers keep Secure cookies from https only. So a portal that people open on this machine alone (`isLocal`), called
 * by a name of this machine over plain http, uses plain cookies; every other caller gets the secure form.
 */
export function cookieFormOf(request: Request, isLocal: boolean): CookieForm {
  const cameByHttps = request.secure || request.headers["x-forwarded-proto"] === "https";
  const isPlainLoopback = isLocal && isLoopback(hostNameOf(request.headers.host ?? "")) && !cameByHttps;
  return isPlainLoopback ? plainForm : secureForm;
}

/** The tokens a caller sent; only cookies of their own form are looked at. */
export function readTokens(
  request: Request,
  form: CookieForm,
): { accessToken: string | null; refreshToken: string | null } {
  const cookies = parseCookie(request.headers.cookie ?? "");
  return { accessToken: cookies[form.access] ?? null, refreshToken: cookies[form.refresh] ?? null };
}

export function sessionCookies(response: Response, form: CookieForm, refreshToken: string | null): SessionCookies {
  const put = (name: string, value: string, expires: Date) =>
    response.append(
      "Set-Cookie",
      stringifySetCookie({ name, value, expires, httpOnly: true, secure: form.secure, sameSite: "strict", path: "/" }),
    );
  return {
    refreshToken,
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
