import { listPaymentTakers } from "@thangam/contracts/payments/list-operations";
import { paymentModes, paymentStatuses } from "@thangam/contracts/values/payments";
import { lazy, Suspense } from "react";
import { useOperation } from "#api/query.ts";
import type { Mistake } from "#forms/resolver.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { BranchChip } from "#list-page/branch-chip.tsx";
import { useChosenBranch } from "#list-page/chosen-branch.ts";
import { ChipDays } from "#list-page/chip-days.tsx";
import { ChipFact, ChipSelect } from "#list-page/chip-select.tsx";
import { addressOfDays, daysOfList } from "#list-page/day-presets.ts";
import { ListSearch } from "#list-page/list-filters.tsx";
import type { ListState } from "#list-page/list-state.ts";
import { Button } from "#ui/button.tsx";

// The sentences of mistakes come when somebody makes one.
const ErrorAlert = lazy(async () => ({ default: (await import("#forms/error-alert.tsx")).ErrorAlert }));

/** The names of the filters in the URL. `day` and `book` are those of links. */
export const transactionFilters = [
  "search",
  "branch",
  "status",
  "mode",
  "days",
  "from",
  "to",
  "taken",
  "day",
  "book",
] as const;

/** The filters of the URL as the list and its sums take them. */
export function filtersOf(list: ListState) {
  return {
    status: list.filter("status"),
    mode: list.filter("mode"),
    ...daysOfList(list),
    takenById: list.filter("taken"),
    bookNumber: list.filter("book"),
    search: list.search,
  };
}

/** Filters by words, days, state, payment method and who took it. Each is written to the URL when it is chosen. */
export function TransactionFilters({ list, errors }: { list: ListState; errors: readonly Mistake[] }) {
  const takers = useOperation(listPaymentTakers, useChosenBranch()).data ?? [];
  const chosen = (name: "status" | "mode", words: readonly string[]) => ({
    options: words.map((value) => ({ value, label: labelOf(value) })),
    value: list.filter(name),
    onValueChange: (value: string) => list.change({ [name]: value }),
  });
  const { fromDay, toDay } = daysOfList(list);
  const book = list.filter("book");
  const ofDays = errors.some(({ name }) => name === "fromDay" || name === "toDay");
  const ofBook = errors.filter(({ name }) => name === "bookNumber");
  const isFiltered = transactionFilters.some((name) => list.filter(name) !== "");
  return (
    <>
      <ListSearch label={t("Search transactions")} list={list} className="w-full sm:w-60" />
      <ChipDays
        label={t("Paid")}
        from={fromDay}
        to={toDay}
        error={ofDays ? t("This day is not in the calendar.") : undefined}
        onRange={(from, to) => list.change(addressOfDays(from, to))}
      />
      <BranchChip list={list} />
      <ChipSelect label={t("Status")} {...chosen("status", paymentStatuses)} />
      <ChipSelect label={t("Payment Mode")} {...chosen("mode", paymentModes)} />
      <ChipSelect
        label={t("Taken by")}
        options={takers.map(({ userId, name }) => ({ value: userId.toString(), label: name }))}
        value={list.filter("taken")}
        onValueChange={(taken) => list.change({ taken })}
      />
      {book !== "" && <ChipFact label={t("Book Number")} value={book} onOff={() => list.change({ book: "" })} />}
      {ofBook.length > 0 && (
        <Suspense>
          <ErrorAlert mistakes={ofBook} />
        </Suspense>
      )}
      {isFiltered && (
        <Button
          look="quiet"
          size="small"
          onClick={() => list.change(Object.fromEntries(transactionFilters.map((name) => [name, ""])))}
        >
          {t("Clear")}
        </Button>
      )}
    </>
  );
}
