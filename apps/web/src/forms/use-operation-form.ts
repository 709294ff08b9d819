import type { InputOf, OutputOf } from "@thangam/contracts/kernel/operation";
import { useRef, useState } from "react";
import type { ChangeEvent, SyntheticEvent } from "react";
import { flushSync } from "react-dom";
import type { AnyOperation } from "#api/client.ts";
import { isRefusal, sentenceOf } from "#api/errors.ts";
import { KeptBack } from "#api/exactly-once.ts";
import type { Earlier, OnEarlier } from "#api/exactly-once.ts";
import { NetworkFailure } from "#api/problem.ts";
import { useCommand } from "#api/query.ts";
import { t } from "#i18n/i18n.ts";
import { useLeaveGuard } from "#navigation/leave-guard.ts";
import { toast } from "#ui/toast.tsx";
import { checkInput, inOrder } from "./resolver.ts";
import type { FieldError, Mistake } from "./resolver.ts";
import { useFormValues } from "./use-form-values.ts";

/** The sentences of mistakes are 5 kB that a page can do without until a form is filled in. */
const loadSentences = () => import("./told.ts");

export interface OperationFormOptions<O extends AnyOperation, V extends object> {
  /** What the fields hold at first: text as typed, under our field names. Its keys are the fields, in screen order. */
  defaults: V;
  /** The operation's raw input, when it is not simply the fields. */
  toInput?: (values: V) => object;
  /** What only the browser checks, such as a repeated password. */
  check?: (values: V) => FieldError[];
  /** Where an error of the operation belongs when the screen has another field for it: its name to ours. */
  fieldOf?: Readonly<Record<string, string>>;
  /** Which field a refusal is about: `{ book_number_taken: "bookNumber" }`, or what it means. Others are told in a toast. */
  fieldOfRefusal?: Readonly<Record<string, string | ((values: V) => FieldError)>>;
  /** Some screens name their mistakes one at a time, the first in screen order; some of those say it aloud, too. */
  oneAtATime?: boolean | "in a toast";
  /** The queries a save changes. */
  invalidates?: readonly AnyOperation[];
  onSaved: (output: OutputOf<O>, input: InputOf<O>) => void | Promise<void>;
  /** Told instead of the toast what became of an earlier save whose answer was lost. */
  onEarlier?: OnEarlier<O>;
  /** Told instead of the toast, when it answers true. */
  onRefused?: (error: unknown) => boolean;
  /** Ask before a changed form is left; off for a sign-in. */
  guardsLeaving?: boolean;
}

/**
 * A form that is one operation: checked by the operation's own schema, sent once, every field kept when it is
 * refused, each error beside its field, and the first of them with the focus.
 */
export function useOperationForm<O extends AnyOperation, V extends object>(
  operation: O,
  options: OperationFormOptions<O, V>,
) {
  const { defaults, check, toInput, fieldOf, fieldOfRefusal, guardsLeaving = true } = options;
  const form = useFormValues(defaults);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const { invalidates = [], onEarlier = tellEarlier } = options;
  const command = useCommand(operation, { invalidates, onEarlier });
  const focusable = useRef(new Map<string, { focus: () => void }>());
  const guard = useLeaveGuard(form.isChanged && guardsLeaving);
  const order = Object.keys(defaults);

  async function submit(event?: SyntheticEvent) {
    event?.preventDefault();
    if (command.isPending) return;
    const values = form.latest();
    const checked = checkInput(operation, toInput?.(values) ?? values);
    const own = check?.(values) ?? [];
    if (!checked.ok || own.length > 0) return tell(checked.ok ? [] : checked.errors, own);
    setErrors([]);
    try {
      const output = await command.mutateAsync(checked.input);
      guard.release();
      await options.onSaved(output, checked.input);
    } catch (error) {
      if (!(error instanceof KeptBack)) refuse(error);
    }
  }

  /** What only the browser checks comes before what the operation says of the same field. */
  async function tell(mistakes: readonly Mistake[], own: readonly FieldError[]) {
    try {
      const found = mistakes.length === 0 ? [] : placed((await loadSentences()).told(mistakes));
      show([...found.filter(({ name }) => !own.some((mine) => mine.name === name)), ...own]);
    } catch {
      toast.error(sentenceOf(new NetworkFailure()));
    }
  }

  function refuse(error: unknown) {
    const about = isRefusal(error) ? fieldOfRefusal?.[error.code] : undefined;
    const told = about === undefined ? (isRefusal(error) ? placed(error.fields) : []) : [meaning(about, error)];
    const known = told.filter(({ name }) => order.includes(rootOf(name)));
    if (known.length > 0) show(known);
    else if (options.onRefused?.(error) !== true) toast.error(sentenceOf(error));
  }

  function meaning(about: string | ((values: V) => FieldError), error: unknown): FieldError {
    return typeof about === "string" ? { name: about, message: sentenceOf(error) } : about(form.latest());
  }

  function placed(told: readonly FieldError[]): FieldError[] {
    return told.map(({ name, message }) => ({ name: fieldOf?.[name] ?? name, message }));
  }

  function show(told: readonly FieldError[]) {
    const sorted = inOrder(told, order);
    // A list of rows looks for its own first mistake, which has to be there before the focus goes.
    flushSync(() => setErrors(options.oneAtATime ? sorted.slice(0, 1) : sorted));
    if (options.oneAtATime === "in a toast" && sorted[0] !== undefined) {
      toast.clear();
      toast.error(sorted[0].message);
    }
    focus(sorted[0]?.name ?? "");
  }

  function focus(name: string) {
    // A button that was disabled while saving can take the focus only after the next render.
    requestAnimationFrame(() => (focusable.current.get(name) ?? focusable.current.get(rootOf(name)))?.focus());
  }

  function set(name: string, value: unknown) {
    // What does not come now is asked for again when it is needed, and told there.
    loadSentences().catch(() => undefined);
    setErrors((old) => old.filter((error) => rootOf(error.name) !== name));
    form.set(name, value);
  }

  const common = <N extends keyof V & string>(name: N) => {
    const error = errors.find((told) => told.name === name)?.message;
    return {
      name,
      value: form.values[name],
      ...(error !== undefined && { error }),
      ref: (element: { focus: () => void } | null) => {
        if (element === null) focusable.current.delete(name);
        else focusable.current.set(name, element);
      },
    };
  };

  return {
    submit,
    isSaving: command.isPending,
    values: form.values,
    setValue: <N extends keyof V & string>(name: N, value: V[N]) => set(name, value),
    /** Errors in rows of a list, which the screen shows itself: "books.0.bookNumber". */
    errors,
    /** For a text field: `<TextField label=… {...form.field("email")} />`. */
    field: <N extends TextKey<V>>(name: N) => ({
      ...common(name),
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.currentTarget.value),
    }),
    /** For a field that gives its value itself: `<SelectField label=… {...form.controlled("mode")} />`. */
    controlled: <N extends keyof V & string>(name: N) => ({
      ...common(name),
      onValueChange: (value: V[N]) => set(name, value),
    }),
    /** Empty again, or holding what `values` says, for the next one; the first field has the focus. */
    startAgain: (values: V = defaults) => {
      form.restart(values);
      setErrors([]);
      focus(order[0] ?? "");
    },
  };
}

function tellEarlier(earlier: Earlier<AnyOperation>): "go on" {
  if (earlier.isSaved) toast.success(t("What you sent before had arrived and is saved, too."));
  else toast.error(t("What you sent before was not saved: {reason}", { reason: sentenceOf(earlier.error) }));
  return "go on";
}

type TextKey<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string;

/** "books.0.bookNumber" is an error of the field "books". */
function rootOf(name: string): string {
  return name.split(".")[0] ?? name;
}
