import { PAGE_SIZE } from "@thangam/contracts/kernel/paging";
import type { Page } from "@thangam/contracts/kernel/wire";

interface Paging {
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** The rows a list is asked for, as SQL takes them. */
export function bounds({ page = 1, pageSize = PAGE_SIZE }: Paging): { limit: number; offset: number } {
  return { limit: pageSize, offset: (page - 1) * pageSize };
}

/** With `isMore`, the rows were not counted to the end, and there are more than `total`. */
export function pageOf<T>(
  rows: T[],
  total: number,
  { page = 1, pageSize = PAGE_SIZE }: Paging,
  { isMore = false } = {},
): Page<T> {
  return { rows, page: { number: page, size: pageSize, total, ...(isMore && { isMore }) } };
}
