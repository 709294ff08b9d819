import { resetMenu } from "@thangam/contracts/menu/operations";
import { useState } from "react";
import { errorMessage } from "#api/errors.ts";
import { useCommand } from "#api/query.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { menuQueries } from "./menu.ts";
import type { Menu } from "./menu.ts";

interface ResetProps {
  menu: Menu;
  onReset: () => void;
  onRefused: (error: unknown) => boolean;
}

/** Restores the default menu after a confirmation. */
export function ResetButton({ menu, onReset, onRefused }: ResetProps) {
  const [isAsking, setAsking] = useState(false);
  const reset = useCommand(resetMenu, { invalidates: menuQueries });
  const send = () =>
    reset.mutate(
      { version: menu.version },
      {
        onSuccess: () => {
          toast.success(t("The portal's own menu is back."));
          onReset();
        },
        onError: (error) => {
          setAsking(false);
          if (!onRefused(error)) toast.error(errorMessage(error));
        },
      },
    );
  return (
    <>
      <Button reason={menu.isDefault ? t("This is the portal's own menu.") : undefined} onClick={() => setAsking(true)}>
        {t("Reset to the portal's menu")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("Reset the menu")}
        question={t("Names, order and what is hidden become as the portal brought them, for everybody.")}
        isBusy={reset.isPending}
        onYes={send}
        onNo={() => setAsking(false)}
      />
    </>
  );
}
