import { mayOpen } from "@thangam/contracts/menu/audience";
import { Suspense, useEffect, useLayoutEffect } from "react";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { UserContext, useSessionQuery } from "#api/session.ts";
import { LoadFailure } from "#forms/load-failure.tsx";
import { keepSpeaking } from "#i18n/chosen-language.ts";
import { t } from "#i18n/i18n.ts";
import { homeOf, insidePath, loginThen, paths } from "./paths.ts";
import type { ScreenRoute } from "./routes.ts";
import { tellFirstScreen } from "#navigation/taking-over.ts";
import { CurrentScreen } from "#navigation/current-screen.ts";
import { Skeleton } from "#ui/surface.tsx";

/** Opens a screen to those it is for, and shows the others the way. */
export function Gate({ route: { screen, Component, SignedOut } }: { route: ScreenRoute }) {
  const { data: user, error, refetch } = useSessionQuery();
  const { pathname, search } = useLocation();
  const isLogin = screen.path === paths.login;
  // Somebody who never chose one goes on in what the login page spoke.
  const theirs = user?.language ?? null;
  useEffect(() => {
    if (theirs !== null) void keepSpeaking(theirs);
  }, [theirs]);

  if (user === undefined && screen.audience !== "anyone") {
    return error === null ? <ScreenSkeleton /> : <LoadFailure error={error} refetch={refetch} />;
  }
  if (user && isLogin) {
    const next = insidePath(new URLSearchParams(search).get("next"));
    return <Navigate replace to={user.mustChangePassword ? paths.changePassword : (next ?? homeOf(user.role))} />;
  }
  if (user === null && SignedOut !== null) {
    return (
      <CurrentScreen value={screen}>
        <Waiting key={pathname}>
          <SignedOut />
        </Waiting>
      </CurrentScreen>
    );
  }
  if (!mayOpen(screen.audience, user ?? null)) {
    return <Navigate replace to={user ? homeOf(user.role) : loginThen(pathname + search)} />;
  }
  if (user?.mustChangePassword && screen.audience !== "anyone" && screen.path !== paths.changePassword) {
    return <Navigate replace to={paths.changePassword} />;
  }
  return (
    <UserContext value={user ?? null}>
      <CurrentScreen value={screen}>
        <Waiting key={pathname}>
          <Component />
        </Waiting>
      </CurrentScreen>
    </UserContext>
  );
}

/** Shows a skeleton while the code of a screen comes. */
function Waiting({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Shown>{children}</Shown>
    </Suspense>
  );
}

/** Takes the place of what the server wrote, once there is something to show. */
function Shown({ children }: { children: ReactNode }) {
  useLayoutEffect(tellFirstScreen, []);
  return children;
}

function ScreenSkeleton() {
  return (
    <div role="status" aria-label={t("Loading")} className="flex min-h-dvh flex-col gap-5 p-1">
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
