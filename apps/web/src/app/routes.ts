import { screens } from "@thangam/contracts/menu/screens";
import { screensWithoutShell } from "@thangam/contracts/menu/screens-without-shell";
import type { Screen } from "@thangam/contracts/menu/screen";
import { lazy } from "react";
import type { ComponentType } from "react";
import { speakLateScreens } from "#i18n/i18n.ts";
import { paths } from "./paths.ts";
import { prepared } from "./prepared.tsx";
import type { Prepared } from "./prepared.tsx";

interface ScreenModule {
  default: ComponentType;
  /** Asks the server for what the screen draws first. */
  askFirst?: () => Promise<void>;
}

/** A screen of the table with its code. */
export interface ScreenRoute extends Prepared<ScreenModule> {
  screen: Screen;
  hasShell: boolean;
  /** Shown to somebody who is not signed in; null for the login. */
  SignedOut: ComponentType | null;
}

const modules = import.meta.glob<ScreenModule>("../features/**/*-{screen,signed-out}.tsx");
const bare = new Set<Screen>(screensWithoutShell);

export const routes: readonly ScreenRoute[] = screens.map((screen) => {
  const loadCode = loaderOf(`${screen.component}-screen.tsx`);
  const prepares = prepared(isOfCustomersToo(screen) ? loadCode : withLateScreens(loadCode));
  const SignedOut = screen.signedOut === undefined ? null : lazy(loaderOf(`${screen.signedOut}-signed-out.tsx`));
  return { screen, hasShell: !bare.has(screen), SignedOut, ...prepares };
});

/** The code of a screen, for whoever draws it without a browser. */
export function codeOf({ component }: Screen): Promise<ScreenModule> {
  return loaderOf(`${component}-screen.tsx`)();
}

/** Fetches the way out and where it leads, so that somebody can sign out when the connection is gone. */
export function loadWayOut(): void {
  for (const { screen, load } of routes)
    if (screen.path === paths.logout || screen.path === paths.login) load().catch(() => undefined);
}

function loaderOf(file: string): () => Promise<ScreenModule> {
  const load = modules[`../features/${file}`];
  if (load === undefined) throw new Error(`the table of screens names ${file}, which is not there`);
  return load;
}

function isOfCustomersToo({ audience }: Screen): boolean {
  return audience === "anyone" || audience === "signed-in" || audience === "customer";
}

/** Customers need not wait for what only screens of staff say, so it comes with those. */
function withLateScreens(load: () => Promise<ScreenModule>): () => Promise<ScreenModule> {
  return async () => (await Promise.all([load(), speakLateScreens()]))[0];
}
