import type { InputOf, OutputOf } from "@thangam/contracts/operation";
import type { SyntheticEvent } from "react";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import type { AnyOperation } from "#api/client.ts";
import { isRefusal, sentenceOf } from "#api/errors.ts";
import { useCommand } from "#api/query.ts";
import { toast } from "#ui/toast.tsx";
import { useLeaveGuard } from "#routing/leave-guard.ts";
import { checkInput, inOrder } from "./resolver.ts";
import type { FieldError } from "./resolver.ts";

export interface OperationFormOptions<O extends AnyOperation, V extends FieldValues> {
  /** What the fields hold at first: text as typed, under our field names. Its keys are the fields, in screen order. */
  defaults: V;
  /** The operation's raw input, when it is not simply the fields. */
  toInput?: (values: V) => object;
  /** What only the browser checks, such as a repeated password. */
  check?: (values: V) => FieldError[];
  /** Where an error of the operation belongs when the screen has another field for it: its name to ours. */
  fieldOf?: Readonly<Record<string, string>>;
  /** Which field a refusal is about: `{ book_number_taken: "bookNumber" }`. Others are told in a toast. */
  fieldOfRefusal?: Readonly<Record<string, string>>;
  /** Some screens name their mistakes one at a time, in a toast. */
  oneAtATime?: boolean;
  /** The queries a save changes. */
  invalidates?: readonly AnyOperation[];
  onSaved: (output: OutputOf<O>, input: InputOf<O>) => void | Promise<void>;
  /** Told instead of the toast, when it answers true. */
  onRefused?: (error: unknown) => boolean;
  /** Ask before a changed form is left; off for a sign-in. */
  guardsLeaving?: boolean;
}

/**
 * A form that is one operation: checked by the operation's own schema, sent once, every field kept when it is
 * refused, each error beside its field, and the first of them with the focus.
 */
export function useOperationForm<O extends AnyOperation, V extends FieldValues>(operation: O, options: OperationFormOptions<O, V>) {
  // The keys of `defaults` are what react-hook-form is given, so its partial type of them is the whole.
  const form = useForm<V>({ defaultValues: options.defaults satisfies V as DefaultValues<V>, shouldFocusError: false }); // safe: as the line above says
  const command = useCommand(operation, { invalidates: options.invalidates ?? [] });
  const focusable = useRef(new Map<string, { focus(): void }>());
  const order = Object.keys(options.defaults);
  const { isDirty, isSubmitted, errors } = form.formState;
  const guard = useLeaveGuard(isDirty && (options.guardsLeaving ?? true));

  function check(values: V) {
    const checked = checkInput(operation, options.toInput?.(values) ?? values);
    const own = options.check?.(values) ?? [];
    const found = checked.ok ? [] : checked.errors.map((error) => ({ ...error, name: options.fieldOf?.[error.name] ?? error.name }));
    const all = [...found.filter(({ name }) => !own.some((error) => error.name === name)), ...own];
    return { input: checked.ok && own.length === 0 ? checked.input : null, errors: inOrder(all, order) };
  }

  function show(problems: readonly FieldError[]) {
    const [first] = problems;
    if (first === undefined) return;
    if (options.oneAtATime) toast.error(first.message);
    for (const { name, message } of options.oneAtATime ? [first] : problems) {
      form.setError(pathOf<V>(name), { type: "input", message });
    }
    focus(first.name);
  }

  function focus(name: string) {
    const element = focusable.current.get(name) ?? focusable.current.get(name.split(".")[0] ?? name);
    // A field that was disabled while saving can take the focus only after the next render.
    requestAnimationFrame(() => element?.focus());
  }

  async function submit(event?: SyntheticEvent) {
    event?.preventDefault();
    if (command.isPending) return;
    const values = form.getValues();
    form.clearErrors();
    const { input, errors: problems } = check(values);
    if (input === null) return show(problems);
    try {
      const output = await command.mutateAsync(input);
      guard.release();
      await options.onSaved(output, input);
    } catch (error) {
      refuse(error);
    }
  }

  function refuse(error: unknown) {
    const field = isRefusal(error) ? options.fieldOfRefusal?.[error.code] : undefined;
    const fields = isRefusal(error) ? error.fields.map(({ name, message }) => ({ message, name: options.fieldOf?.[name] ?? name })) : [];
    const problems = field === undefined ? fields : [{ name: field, message: sentenceOf(error) }];
    const known = inOrder(problems.filter(({ name }) => order.includes(name.split(".")[0] ?? name)), order);
    if (known.length > 0) return show(known);
    if (options.onRefused?.(error) !== true) toast.error(sentenceOf(error));
  }

  const errorOf = (name: string) => {
    const message = form.getFieldState(pathOf<V>(name), { ...form.formState, errors }).error?.message;
    return message === undefined ? {} : { error: message };
  };
  const keep = (name: string) => (element: { focus(): void } | null) => {
    if (element === null) focusable.current.delete(name);
    else focusable.current.set(name, element);
  };

  return {
    ...form,
    submit,
    isSaving: command.isPending,
    /** For a text field: `<TextField label=… {...form.field("email")} />`. */
    field: <N extends keyof V & string>(name: N) => {
      const { ref, ...registered } = form.register(pathOf<V>(name), {
        onChange: () => form.clearErrors(pathOf<V>(name)),
      });
      return {
        ...registered,
        ...errorOf(name),
        ref: (element: HTMLInputElement | null) => {
          ref(element);
          keep(name)(element);
        },
      };
    },
    /** For a field that holds its value itself: `<SelectField label=… {...form.controlled("mode")} />`. */
    controlled: <N extends keyof V & string>(name: N) => ({
      name,
      value: form.watch(pathOf<V>(name)),
      onValueChange: (value: V[N]) => {
        form.clearErrors(pathOf<V>(name));
        form.setValue(pathOf<V>(name), value as PathValue<V, Path<V>>, { shouldDirty: true }); // safe: the name is a key of V and the value is of that key
      },
      ...errorOf(name),
      ref: keep(name),
    }),
    /** Empty again, or holding what `values` says, for the next one. */
    startAgain: (values: V = options.defaults) => {
      form.reset(values);
      const [first] = order;
      if (first !== undefined) focus(first);
    },
    leaveFreely: guard.release,
    wasSubmitted: isSubmitted,
  };
}

export type OperationForm<V extends FieldValues> = Pick<UseFormReturn<V>, "watch" | "setValue" | "reset">;

function pathOf<V extends FieldValues>(name: string): Path<V> {
  return name as Path<V>; // safe: names are keys of V, or come from the operation's schema, whose errors show nowhere else
}
