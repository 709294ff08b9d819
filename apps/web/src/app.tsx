import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Route, Routes } from "react-router-dom";
import { queryClient } from "#api/query.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { Gate } from "#layouts/gates.tsx";
import { AppRouter } from "#routing/app-router.tsx";
import { OfflineBanner } from "#ui/offline-banner.tsx";
import { Toaster } from "#ui/toast.tsx";
import { bareScreens, screens } from "./routes.tsx";

const Shell = lazy(() => import("#layouts/shell.tsx"));
const NotFoundScreen = lazy(() => import("#layouts/not-found-screen.tsx"));

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
              <Route path="*" element={<NotFoundScreen />} />
            </Routes>
          </Suspense>
          <Toaster />
        </AppRouter>
      </QueryClientProvider>
    </CSPProvider>
  );
}
