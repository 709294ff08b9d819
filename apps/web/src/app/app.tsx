import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import type { DataRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { queryClient } from "#api/query.ts";
import { useLanguage } from "#i18n/i18n.ts";

/** Draws the portal. In another language everything is drawn anew, because sentences are made while rendering. */
export function App({ router }: { router: DataRouter }) {
  const language = useLanguage();
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        {/* A screen whose code is not there yet shows its skeleton at once: in a transition the last screen would stay. */}
        <RouterProvider key={language} router={router} useTransitions={false} />
      </QueryClientProvider>
    </CSPProvider>
  );
}
