import type { AnyOperation } from "#api/client.ts";
import { isRefusal, errorMessage } from "#api/errors.ts";
import type { OperationFormOptions } from "./operation-form-options.ts";
import type { FieldError } from "./resolver.ts";

type Placing<V extends object> = Pick<OperationFormOptions<AnyOperation, V>, "fieldOf" | "fieldOfRefusal">;

/** The errors under the names of the screen's own fields. */
export function placeErrors<V extends object>(errors: readonly FieldError[], { fieldOf }: Placing<V>): FieldError[] {
  return errors.map(({ name, message }) => ({ name: fieldOf?.[name] ?? name, message }));
}

/** The errors that a refused save means for the fields; none for anything but a refusal. */
export function errorsOfRefusal<V extends object>(error: unknown, values: V, placing: Placing<V>): FieldError[] {
  if (!isRefusal(error)) return [];
  const about = placing.fieldOfRefusal?.[error.code];
  if (about === undefined) return placeErrors(error.fields, placing);
  return [typeof about === "string" ? { name: about, message: errorMessage(error) } : about(values)];
}
