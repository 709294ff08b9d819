import { lazy } from "react";

/**
 * The home of a clerk who takes payments, which nobody else loads. The server leaves its place free: what is typed before its program is
 * here would be lost.
 */
export const ClerkHome = lazy(async () => ({ default: (await load()).ClerkHome }));

function load() {
  return typeof document === "undefined" ? new Promise<never>(() => undefined) : import("./counter/clerk-home.tsx");
}
