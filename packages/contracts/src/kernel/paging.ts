import * as z from "zod/mini";
import { count } from "#values/ids.ts";
import { text } from "#values/text.ts";

export const PAGE_SIZE = 50;
export const MAX_PAGE_SIZE = 200;

/**
 * The optional parameters that every list takes. `sort` names one of the list's own sortable columns,
 * with "-" before it for descending order.
 */
export function paging<const T extends readonly string[]>(sorts: T) {
  const orders = sorts.flatMap((column) => [column, `-${column}`]);
  return {
    page: z.optional(count({ min: 1, max: 1_000_000, invalid: "page_invalid" })),
    pageSize: z.optional(count({ min: 1, max: MAX_PAGE_SIZE, invalid: "page_invalid" })),
    search: z.optional(text({ max: 100 })),
    sort: z.optional(z.enum(orders as Orders<T>, { error: "sort_invalid" })),
  };
}

type Orders<T extends readonly string[]> = (T[number] | `-${T[number]}`)[];
