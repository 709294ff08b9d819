import { fieldErrors } from "./error-messages.ts";
import type { Mistake } from "./resolver.ts";

/** The error below the filters of a list, loaded when one of them is invalid. */
export function ErrorAlert({ mistakes }: { mistakes: readonly Mistake[] }) {
  return (
    <p role="alert" className="text-sm font-medium text-danger-ink">
      {fieldErrors(mistakes)[0]?.message}
    </p>
  );
}
