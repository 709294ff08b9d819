import { lazy, Suspense } from "react";
import { speakLateScreens } from "#i18n/i18n.ts";
import { Skeleton } from "#ui/surface.tsx";

// The page comes with its sentences.
const ImportsPage = lazy(async () => {
  const [page] = await Promise.all([import("./imports-page.tsx"), speakLateScreens()]);
  return { default: page.ImportsPage };
});

export default function ImportBooksScreen() {
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <ImportsPage />
    </Suspense>
  );
}
