import type { InputOf, OutputOf } from "@thangam/contracts/kernel/operation";
import type { AnyOperation } from "#api/client.ts";
import type { OnEarlier } from "#api/exactly-once.ts";
import type { FormDraft } from "./use-form-values.ts";
import type { FieldError, FieldOf } from "./resolver.ts";

export interface OperationFormOptions<O extends AnyOperation, V extends object> {
  /** The initial values of the fields, as text, under our field names. Its keys are the fields, in screen order. */
  defaults: V;
  /** What was typed before and is kept, which stands in place of the initial values. */
  draft?: FormDraft<V>;
  /** The operation's raw input, when it is not simply the fields. */
  toInput?: (values: V) => { readonly [Name in FieldOf<O>]?: unknown };
  /** The checks of the browser alone, such as a repeated password. */
  check?: (values: V) => FieldError[];
  /** The field that shows an error of the operation, when it has another name. */
  fieldOf?: Readonly<Record<string, string>>;
  /**
   * The field of a refusal, `{ book_number_taken: "bookNumber" }`, or its error. Other refusals are shown in a toast, or stay in the dialog.
   */
  fieldOfRefusal?: Readonly<Record<string, string | ((values: V) => FieldError)>>;
  /** Some screens show one mistake at a time, the first in screen order; some also show it in a toast. */
  oneAtATime?: boolean | "in a toast";
  /** The queries that a save invalidates. */
  invalidates?: readonly AnyOperation[];
  onSaved: (output: OutputOf<O>, input: InputOf<O>) => void | Promise<void>;
  /** Called when the request waits for an approval; a notice says so, and the form stays unless this closes it. */
  onWaits?: () => void;
  /** Called with the result of an earlier save whose response was lost, instead of a toast. */
  onEarlier?: OnEarlier<O>;
  /** Handles a refusal; returns true to say nothing else of it. */
  onRefused?: (error: unknown) => boolean;
  /** Asks before the user leaves a changed form; off for a sign-in. */
  guardsLeaving?: boolean;
}
