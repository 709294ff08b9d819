import { mayOpen } from "@thangam/contracts/menu/audience";
import type { SessionPerson } from "@thangam/contracts/session/schemas";
import { lazy } from "react";
import { createBrowserRouter, Navigate } from "react-router";
import type { RouteObject } from "react-router";
import { forgetAhead } from "#api/ahead.ts";
import { BrokenScreen } from "./broken-screen.tsx";
import { Gate } from "./gates.tsx";
import { movedPaths } from "./paths.ts";
import { Root } from "./root.tsx";
import { routes } from "./routes.ts";
import type { ScreenRoute } from "./routes.ts";
import { partsOfCustomers } from "./shell/parts-of-customers.ts";
import { Shell } from "./shell/shell.tsx";

const NotFoundScreen = lazy(() => import("./not-found-screen.tsx"));

/** Routes to the screens of the table, from addresses that have moved, and to a page that says that an address leads nowhere. */
export function createPortalRouter() {
  return createBrowserRouter([
    {
      element: <Root />,
      errorElement: <BrokenScreen />,
      children: [
        ...routes.filter(({ hasShell }) => !hasShell).map(routeOf),
        { element: <Shell />, children: routes.filter(({ hasShell }) => hasShell).map(routeOf) },
        ...movedPaths.map(([path, now]) => ({ path, element: <Navigate replace to={now} /> })),
        { path: "*", element: <NotFoundScreen /> },
      ],
    },
  ]);
}

/**
 * Fetches the code of the screen at `path` while the server is still being asked who is signed in, and what the screen draws
 * first as soon as both are known. A fetch that fails here is repeated and reported where it is needed.
 */
export async function preload(path: string, session: Promise<SessionPerson | null>): Promise<void> {
  const route = routes.find(({ screen }) => screen.path === path);
  if (route === undefined) return void (await session);
  const around = route.screen.audience === "customer" ? partsOfCustomers : [];
  const [screen, user] = await Promise.all([route.load(), session, ...around.map(({ load }) => load())]);
  if (user !== null && !user.mustChangePassword && mayOpen(route.screen.audience, user)) await screen.askFirst?.();
  forgetAhead();
}

function routeOf(route: ScreenRoute): RouteObject {
  return { path: route.screen.path, element: <Gate route={route} />, errorElement: <BrokenScreen /> };
}
