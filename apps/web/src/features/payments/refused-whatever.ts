/** No other amount or method would help: the card says why, and nothing can be saved. */
export function isRefusedWhatever(
  refusal: string | null,
): refusal is "book_closed" | "book_not_open" | "all_instalments_paid" {
  return refusal === "book_closed" || refusal === "book_not_open" || refusal === "all_instalments_paid";
}
