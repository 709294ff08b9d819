import type { UseQueryResult } from "@tanstack/react-query";
import { errorMessage } from "#api/errors.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/surface.tsx";

/** Why a query has failed, with a button that sends it again. */
export function LoadFailure({ error, refetch }: Pick<UseQueryResult, "error" | "refetch">) {
  return (
    <ErrorNotice
      message={errorMessage(error)}
      action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
    />
  );
}
