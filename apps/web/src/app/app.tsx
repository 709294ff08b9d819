import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Navigate, Route, Routes } from "react-router";
import { queryClient } from "#api/query.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { Gate } from "./gates.tsx";
import { AppRouter } from "./app-router.tsx";
import { OfflineBanner } from "#ui/offline-banner.tsx";
import { Toaster } from "#ui/toast.tsx";
import { movedPaths } from "./paths.ts";
import { routes } from "./routes.ts";
import type { ScreenRoute } from "./routes.ts";

const loadShell = () => import("#app/shell/shell.tsx");
const Shell = lazy(loadShell);
const NotFoundScreen = lazy(() => import("./not-found-screen.tsx"));

export function App() {
  const language = useLanguage();
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <AppRouter key={language}>
          <OfflineBanner />
          <Suspense>
            <Routes>
              {routes.filter(({ hasShell }) => !hasShell).map(routeOf)}
              <Route element={<Shell />}>{routes.filter(({ hasShell }) => hasShell).map(routeOf)}</Route>
              {movedPaths.map(([before, now]) => (
                <Route key={before} path={before} element={<Navigate replace to={now} />} />
              ))}
              <Route path="*" element={<NotFoundScreen />} />
            </Routes>
          </Suspense>
          <Toaster />
        </AppRouter>
      </QueryClientProvider>
    </CSPProvider>
  );
}

function routeOf(route: ScreenRoute) {
  const { path } = route.screen;
  return <Route key={path} path={path} element={<Gate route={route} />} />;
}

/** Fetches the code of the screen at `path` while the server is still being asked who is signed in. */
export function preload(path: string): void {
  const route = routes.find(({ screen }) => screen.path === path);
  if (route === undefined) return;
  // A fetch that fails here is repeated and reported where the code is needed.
  for (const load of route.hasShell ? [loadShell, route.load] : [route.load]) load().catch(() => undefined);
}
