import { fieldErrors } from "./error-messages.ts";
import type { Mistake } from "./resolver.ts";

/** Below the filters of a list, when one of them is wrong. Loaded only then. */
export function ErrorAlert({ mistakes }: { mistakes: readonly Mistake[] }) {
  return (
    <p role="alert" className="text-sm font-medium text-danger-ink">
      {fieldErrors(mistakes)[0]?.message}
    </p>
  );
}
