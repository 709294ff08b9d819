import type { InputOf, OutputOf } from "@thangam/contracts/kernel/operation";
import type { AnyOperation } from "#api/client.ts";
import type { OnEarlier } from "#api/exactly-once.ts";
import type { FieldError } from "./resolver.ts";

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
