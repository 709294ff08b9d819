import { listSavedViews, saveView } from "@thangam/contracts/session/view-operations";
import { useNavigate } from "react-router";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";

/** The name of a view, under which it is kept. */
export function SaveForm({ list, query, onSaved }: { list: string; query: string; onSaved: () => void }) {
  const navigate = useNavigate();
  const form = useOperationForm(saveView, {
    defaults: { name: "" },
    toInput: ({ name }) => ({ list, query, name }),
    guardsLeaving: false,
    invalidates: [listSavedViews],
    onSaved: () => {
      onSaved();
      void navigate({ search: `?${query}` }, { replace: true, preventScrollReset: true });
    },
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex items-start gap-2 p-2">
      <TextField label={t("Name of the view")} maxLength={40} autoFocus {...form.field("name")} />
      <Button type="submit" look="primary" isBusy={form.isSaving} className="mt-6">
        {t("Save")}
      </Button>
    </form>
  );
}
