import type { ChangeEvent, SyntheticEvent } from "react";
import type { AnyOperation } from "#api/client.ts";
import { errorMessage } from "#api/errors.ts";
import { SendBlocked } from "#api/exactly-once.ts";
import type { Earlier } from "#api/exactly-once.ts";
import { ApprovalWaits, NetworkFailure } from "#api/problem.ts";
import { useCommand } from "#api/query.ts";
import { t } from "#i18n/i18n.ts";
import { useLeaveGuard } from "#navigation/leave-guard.ts";
import { toast } from "#ui/toast.tsx";
import type { OperationFormOptions } from "./operation-form-options.ts";
import { errorsOfRefusal, placeErrors } from "./place-errors.ts";
import { checkValues } from "./resolver.ts";
import type { FieldError, Mistake } from "./resolver.ts";
import { rootOf, useFieldErrors } from "./use-field-errors.ts";
import { useFormValues } from "./use-form-values.ts";
import { useOutlivingSend } from "./use-outliving.ts";

/** The messages are 5 kB, which a page loads when a form is filled in. */
const loadMessages = () => import("./error-messages.ts");

/**
 * A form for one operation. It checks the input with the operation's schema, sends it once, keeps every field after a
 * refusal, and shows each error at its field with the focus on the first.
 */
export function useOperationForm<O extends AnyOperation, V extends object>(
  operation: O,
  options: OperationFormOptions<O, V>,
) {
  const { defaults, check, toInput, invalidates = [], onEarlier = reportEarlier, guardsLeaving = true } = options;
  const order = Object.keys(defaults);
  const form = useFormValues(operation.wire, defaults, options.draft);
  const fields = useFieldErrors({ order, oneAtATime: options.oneAtATime ?? false });
  const command = useCommand(operation, { invalidates, onEarlier, send: useOutlivingSend(operation) });
  const guard = useLeaveGuard(form.isChanged && guardsLeaving);

  async function submit(event?: SyntheticEvent) {
    event?.preventDefault();
    if (command.isPending) return;
    const values = form.latest();
    const checked = checkValues(operation, toInput?.(values) ?? values);
    const own = check?.(values) ?? [];
    if (!checked.ok || own.length > 0) return showMistakes(checked.ok ? [] : checked.errors, own);
    fields.clear();
    try {
      const output = await command.mutateAsync(checked.input);
      guard.release();
      await options.onSaved(output, checked.input);
    } catch (error) {
      // What waits is saved, though not done: the notice says so, and the page may be left.
      if (error instanceof ApprovalWaits) {
        guard.release();
        options.onWaits?.();
      } else if (!(error instanceof SendBlocked)) showRefusal(error);
    }
  }

  /** The browser's own checks replace an error of the operation for the same field. */
  async function showMistakes(mistakes: readonly Mistake[], own: readonly FieldError[]) {
    try {
      const found = mistakes.length === 0 ? [] : placeErrors((await loadMessages()).fieldErrors(mistakes), options);
      fields.show([...found.filter(({ name }) => !own.some((mine) => mine.name === name)), ...own]);
    } catch {
      toast.error(errorMessage(new NetworkFailure()));
    }
  }

  function showRefusal(error: unknown) {
    const found = errorsOfRefusal(error, form.latest(), options);
    const known = found.filter(({ name }) => order.includes(rootOf(name)));
    if (known.length > 0) fields.show(known);
    else if (options.onRefused?.(error) !== true) fields.tell(errorMessage(error));
  }

  function set(name: string, value: unknown) {
    // A failed load is repeated and reported when the messages are needed.
    loadMessages().catch(() => undefined);
    fields.clearField(name);
    form.set(name, value);
  }

  /** Resets the form to `values` and focuses its first field. */
  function startAgain(values: V = defaults) {
    form.restart(values);
    fields.clear();
    fields.focus(order[0] ?? "");
  }

  const { keptAt } = form;
  return { submit, startAgain, isSaving: command.isPending, keptAt, ...fieldProps(form.values, fields, set) };
}

/** The fields: their values and errors, what moves the focus to one, and the props of each. */
function fieldProps<V extends object>(
  values: V,
  { register, errors, focus, refusal }: ReturnType<typeof useFieldErrors>,
  set: (name: string, value: unknown) => void,
) {
  const common = <N extends keyof V & string>(name: N) => ({ name, value: values[name], ...register(name) });
  return {
    values,
    errors,
    focus,
    ...refusal,
    setValue: <N extends keyof V & string>(name: N, value: V[N]) => set(name, value),
    /** For a text field: `<TextField label=… {...form.field("email")} />`. */
    field: <N extends TextKey<V>>(name: N) => ({
      ...common(name),
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.currentTarget.value),
    }),
    /** For a field of a row, which keeps its value in the row: `{...form.nested("parts.0.reference")}`. */
    nested: register,
    /** For a field that gives its value itself: `<SelectField label=… {...form.controlled("mode")} />`. */
    controlled: <N extends keyof V & string>(name: N) => ({
      ...common(name),
      onValueChange: (value: V[N]) => set(name, value),
    }),
  };
}

type TextKey<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string;

function reportEarlier(earlier: Earlier<AnyOperation>): "go on" {
  if (earlier.isSaved) toast.success(t("What you sent before had arrived and is saved, too."));
  else toast.error(t("What you sent before was not saved: {reason}", { reason: errorMessage(earlier.error) }));
  return "go on";
}
