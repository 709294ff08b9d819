import { accountBalances } from "@thangam/contracts/accounts/book-of-account-operations";
import { accountCodes } from "@thangam/contracts/accounts/schemas";
import { useOperation } from "#api/query.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import type { ListState } from "#list-page/list-state.ts";
import { SelectField } from "#ui/select-field.tsx";

/** What lies between branches is nothing where there is one. */
const accountsOfOneBranch = accountCodes.phrases.filter(
  (account) => account !== "Other branches" && account !== "On its way to another branch",
);

/** Filters by account, and by place where there are several, which the URL holds. */
export function AccountFilters({ list, hasAccount = false }: { list: ListState; hasAccount?: boolean }) {
  const places = useOperation(accountBalances, {}).data?.places ?? [];
  const accounts = places.length > 1 ? accountCodes.phrases : accountsOfOneBranch;
  const all = { value: "", label: t("All") };
  return (
    <>
      {hasAccount && (
        <SelectField
          label={t("Account")}
          className="w-64"
          options={[all, ...accounts.map((value) => ({ value, label: labelOf(value) }))]}
          value={list.filter("account")}
          onValueChange={(account) => list.change({ account })}
        />
      )}
      {places.length > 1 && (
        <SelectField
          label={t("Place")}
          className="w-44"
          options={[all, ...places.map(({ number, name }) => ({ value: String(number), label: name }))]}
          value={list.filter("place")}
          onValueChange={(place) => list.change({ place })}
        />
      )}
    </>
  );
}
