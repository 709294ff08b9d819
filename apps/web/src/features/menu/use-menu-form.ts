import { saveMenu } from "@thangam/contracts/menu/operations";
import { useState } from "react";
import { isRefusal, errorMessage } from "#api/errors.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { toast } from "#ui/toast.tsx";
import { contentOf, draftsOf } from "./menu-draft.ts";
import type { EntryDraft } from "./menu-draft.ts";
import { menuQueries } from "./menu.ts";
import type { Menu } from "./menu.ts";

/** The form of the whole menu. A background refetch does not replace the menu that it was opened with. */
export function useMenuForm(newest: Menu, onReload: () => void) {
  const [menu] = useState(newest);
  const [drafts] = useState<readonly EntryDraft[]>(() => draftsOf(newest.entries));
  const [outdated, setOutdated] = useState<string | null>(null);
  const outdatedBy = (error: unknown) => {
    if (!isRefusal(error) || error.code !== "menu_changed_meanwhile") return false;
    setOutdated(errorMessage(error));
    return true;
  };
  const form = useOperationForm(saveMenu, {
    defaults: { entries: drafts },
    toInput: ({ entries }) => ({ entries, version: String(menu.version) }),
    invalidates: menuQueries,
    onRefused: outdatedBy,
    onSaved: () => {
      toast.success(t("The menu is saved."));
      onReload();
    },
  });
  const isChanged = contentOf(form.values.entries) !== contentOf(drafts);
  return { menu, form, isChanged, outdated, outdatedBy };
}
