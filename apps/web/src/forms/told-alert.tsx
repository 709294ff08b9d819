import type { Mistake } from "./resolver.ts";
import { told } from "./told.ts";

/** Below what a list is filtered by, when it is wrong. Loaded only then. */
export function ToldAlert({ mistakes }: { mistakes: readonly Mistake[] }) {
  return (
    <p role="alert" className="text-sm font-medium text-danger-ink">
      {told(mistakes)[0]?.message}
    </p>
  );
}
