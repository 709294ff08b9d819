import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { queryClient } from "#api/query.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { Gate } from "./gates.tsx";
import { AppRouter } from "./app-router.tsx";
import { OfflineBanner } from "#ui/offline-banner.tsx";
import { Toaster } from "#ui/toast.tsx";
import { movedPaths } from "./paths.ts";
import { bareScreens, screens } from "./routes.tsx";
import type { Screen } from "./routes.tsx";

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
              {bareScreens.map((screen) => (
                <Route key={screen.path} path={screen.path} element={<Gate screen={screen} />} />
              ))}
              <Route element={<Shell />}>
                {screens.map((screen) => (
                  <Route key={screen.path} path={screen.path} element={<Gate screen={screen} />} />
                ))}
              </Route>
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

/** Fetches the code of the screen at `path` while the server is still being asked who is signed in. */
export function preload(path: string): void {
  const isAt = (screen: Screen) => screen.path === path;
  const wanted = [
    ...(screens.some(isAt) ? [loadShell] : []),
    ...[...bareScreens, ...screens].filter(isAt).map(({ load }) => load),
  ];
  // What fails here fails again where it is needed, and is told there.
  for (const load of wanted) load().catch(() => undefined);
}
