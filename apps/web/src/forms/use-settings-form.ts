import type { AnyOperation } from "#api/client.ts";
import { errorMessage, isRefusal } from "#api/errors.ts";
import { t } from "#i18n/i18n.ts";
import { toast } from "#ui/toast.tsx";
import type { OperationFormOptions } from "./operation-form-options.ts";
import { useOperationForm } from "./use-operation-form.ts";

interface Options<O extends AnyOperation, V extends object> extends Omit<
  OperationFormOptions<O, V>,
  "onSaved" | "onRefused"
> {
  /** The refusal of a save that started from settings which somebody else has changed since. */
  staleRefusal: string;
  /** Loads the settings again after that refusal. */
  onStale: () => void;
}

/** A form of settings that carry a version. A save that conflicts with another one loads the settings again. */
export function useSettingsForm<O extends AnyOperation, V extends object>(
  operation: O,
  { staleRefusal, onStale, ...options }: Options<O, V>,
) {
  const form = useOperationForm(operation, {
    ...options,
    onSaved: () => toast.success(t("The settings are saved.")),
    onRefused: (refusal) => {
      if (!isRefusal(refusal) || refusal.code !== staleRefusal) return false;
      toast.error(errorMessage(refusal));
      onStale();
      return true;
    },
  });
  return { form, isChanged: isEdited(form.values, options.defaults) };
}

/** Whether a value is another one than the saved one; a value that was changed back is not. */
function isEdited(values: object, saved: object): boolean {
  return Object.entries(values).some(([name, value]) => String(value) !== String(Reflect.get(saved, name)));
}
