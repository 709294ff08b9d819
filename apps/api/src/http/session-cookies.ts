import { parseCookie, stringifySetCookie } from "cookie";
import type { Request, Response } from "express";
import type { SessionCookies } from "#operations/handler.ts";

/** How this caller's browser keeps the session's two tokens. */
export interface CookieForm {
  access: string;
  refresh: string;
  secure: boolean;
}

const secureForm: CookieForm = { access: "__Host-thangam_access", refresh: "__Host-thangam_refresh", secure: true };
const plainForm: CookieForm = { access: "thangam_access", refresh: "thangam_refresh", secure: false };

/**
 * Browsers keep Secure cookies from https only. So a portal that listens on this machine alone, called by a
 * name of this machine over plain http, uses plain cookies; every other caller gets the secure form.
 */
export function cookieFormOf(request: Request, listensOn: string): CookieForm {
  const isPlainLoopback =
    isLoopback(listensOn) &&
    isLoopback(hostNameOf(request.headers.host ?? "")) &&
    request.headers["x-forwarded-proto"] === undefined &&
    !request.secure;
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

export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host);
}

/** "localhost:8080" → "localhost", "[::1]:8080" → "[::1]" */
function hostNameOf(host: string): string {
  return host.replace(/:\d+$/, "").toLowerCase();
}
