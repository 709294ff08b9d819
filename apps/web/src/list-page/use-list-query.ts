import type { UseQueryResult } from "@tanstack/react-query";
import type { InputOf, OutputOf } from "@thangam/contracts/kernel/operation";
import type { AnyOperation } from "#api/client.ts";
import { useOperation } from "#api/query.ts";
import { checkInput } from "#forms/resolver.ts";
import type { TypedFor } from "#forms/resolver.ts";

/**
 * One page of a list, with the filters as the URL holds them. A filter that is invalid, as in an old link, shows the
 * list of `otherwise`. The last page stays until the next one is loaded.
 */
export function useListQuery<O extends AnyOperation, Typed extends object>(
  operation: O,
  typed: TypedFor<O, Typed>,
  otherwise: InputOf<O>,
): UseQueryResult<OutputOf<O>> {
  const checked = checkInput(operation, typed);
  return useOperation(operation, checked.ok ? checked.input : otherwise, { keepPrevious: true });
}
