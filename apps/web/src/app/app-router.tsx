import { lazy, Suspense, useLayoutEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { NavigationType, Router, UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router";
import type { Navigator, To } from "react-router";
import { isLeavingGuarded, releaseAllGuards } from "#navigation/leave-guard.ts";

const LeaveQuestion = lazy(() => import("#navigation/leave-question.tsx"));

/**
 * The browser's own history, with one rule added: a changed form is not left without a question. (React Router
 * asks only in its data routers, which cost the first page 16 kB more.) The same screen with another query is no leaving.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const history = useMemo(() => createBrowserHistory({ v5Compat: true }), []);
  const [shown, setShown] = useState({ action: history.action, location: history.location });
  const [wanted, setWanted] = useState<(() => void) | null>(null);

  useLayoutEffect(() => {
    let current = shown.location.pathname;
    let isGoingBack = false;
    return history.listen(({ action, location, delta }) => {
      if (isGoingBack) {
        isGoingBack = false;
        return;
      }
      if (action === NavigationType.Pop && delta !== null && location.pathname !== current && isLeavingGuarded()) {
        isGoingBack = true;
        history.go(-delta);
        setWanted(() => () => history.go(delta));
        return;
      }
      current = location.pathname;
      setShown({ action, location });
    });
    // The listener keeps its own place from here on.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [history]);

  const navigator = useMemo<Navigator>(() => {
    const guarded = (to: To, go: () => void) => {
      const { pathname } = history.createURL(typeof to === "string" ? to : (to.pathname ?? ""));
      if (pathname === history.location.pathname || !isLeavingGuarded()) go();
      else setWanted(() => go);
    };
    return {
      createHref: (to) => history.createHref(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (delta) => history.go(delta),
      push: (to, state) => guarded(to, () => history.push(to, state)),
      replace: (to, state) => guarded(to, () => history.replace(to, state)),
    };
  }, [history]);

  return (
    <Router location={shown.location} navigationType={shown.action} navigator={navigator}>
      {children}
      {wanted !== null && (
        <Suspense>
          <LeaveQuestion
            onStay={() => setWanted(null)}
            onLeave={() => {
              releaseAllGuards();
              setWanted(null);
              wanted();
            }}
          />
        </Suspense>
      )}
    </Router>
  );
}
