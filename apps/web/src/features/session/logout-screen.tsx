import { useEffect, useState } from "react";
import { Navigate } from "react-router";
import { errorMessage } from "#api/errors.ts";
import { endSession } from "#api/session.ts";
import { t } from "#i18n/i18n.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/surface.tsx";
import { toast } from "#ui/toast.tsx";

let leaving: Promise<boolean> | null = null;

/** Signs out when it is opened. The device forgets the person at once; the server may hear of it later. */
export default function LogoutScreen() {
  const [state, setState] = useState<"leaving" | "left" | Error>("leaving");
  useEffect(() => {
    if (state !== "leaving") return;
    leaving ??= endSession().finally(() => {
      leaving = null;
    });
    void leaving.then(note, (error: Error) => setState(error));

    function note(isTold: boolean) {
      if (!isTold)
        toast.success(t("You are signed out on this device. Your session ends when there is a connection again."));
      setState("left");
      return null;
    }
  }, [state]);

  if (state === "left") return <Navigate replace to={paths.login} />;
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg items-center justify-center p-6">
      {state === "leaving" ? (
        <p role="status">{t("Signing out…")}</p>
      ) : (
        <ErrorNotice
          message={errorMessage(state)}
          action={<Button onClick={() => setState("leaving")}>{t("Try again")}</Button>}
        />
      )}
    </main>
  );
}
