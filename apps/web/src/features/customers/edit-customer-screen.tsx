import { getCustomer, resendWelcome, updateCustomer } from "@thangam/contracts/customers/customer-operations";
import { NO_EMAIL } from "@thangam/contracts/values/people";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { useNavigate, useSearchParams } from "react-router";
import { isFault, errorMessage } from "#api/errors.ts";
import { useCommand, useOperation } from "#api/query.ts";
import { notice, messageOfCode } from "#api/messages.ts";
import { accountQueries } from "#shared/users/account-queries.ts";
import { RecordLoading } from "#forms/record-loading.tsx";
import { checkInput } from "#forms/resolver.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { addressMistakes, customerRefusals, draftOf, inputOf } from "./customer-draft.ts";
import { CustomerFields } from "./customer-fields.tsx";
import { usePlaces } from "./use-places.ts";

type Customer = OutputOf<typeof getCustomer>;

/** The customer whom the URL names. */
export default function EditCustomerScreen() {
  const [params] = useSearchParams();
  const checked = checkInput(getCustomer, { customerId: params.get("id") ?? "" });
  const query = useOperation(getCustomer, checked.ok ? checked.input : { customerId: 0n }, { enabled: checked.ok });
  return (
    <>
      <PageHeader crumbs={[{ label: t("User Management") }, { label: t("Customers"), to: paths.customers }]}>
        {query.data?.status === "Active" && query.data.email !== "" && <WelcomeAgain email={query.data.email} />}
      </PageHeader>
      <RecordLoading
        query={query}
        missing={checked.ok ? null : messageOfCode("customer_not_found")}
        back={{ to: paths.customers, label: t("To the customers") }}
      >
        {(customer) => <EditForm key={customer.id.toString()} customer={customer} />}
      </RecordLoading>
    </>
  );
}

function EditForm({ customer }: { customer: Customer }) {
  const navigate = useNavigate();
  const form = useOperationForm(updateCustomer, {
    defaults: draftOf(customer),
    toInput: (draft) => ({
      ...inputOf(draft, places.place),
      // Who never had an address is not asked for one.
      ...(customer.email === "" && draft.email.trim() === "" && { email: NO_EMAIL }),
      customerId: customer.id.toString(),
    }),
    // The operation says this, too, but not before what else is wrong is right.
    check: (draft) => addressMistakes(draft, places.place),
    fieldOfRefusal: customerRefusals,
    oneAtATime: "in a toast",
    invalidates: accountQueries,
    onSaved: () => {
      toast.clear();
      toast.success(notice("customer_updated"));
      void navigate(paths.customers);
    },
    onRefused: (error) => {
      if (!isFault(error)) return false;
      toast.error(notice("customer_not_updated"));
      return true;
    },
  });
  const places = usePlaces(form.values);
  return (
    <form
      noValidate
      aria-label={t("Edit Customer")}
      onSubmit={(event) => void form.submit(event)}
      className="flex flex-col gap-5"
    >
      {customer.status === "Disabled" && (
        <p role="note" className="rounded-card border border-line bg-sunken px-5 py-4">
          {t("This customer was deleted and cannot sign in. Choosing a status brings them back.")}
        </p>
      )}
      <CustomerFields form={form} places={places} isNew={false} />
      <div className="flex flex-wrap justify-end gap-3">
        <ButtonLink to={paths.customers}>{t("Cancel")}</ButtonLink>
        <Button type="submit" look="primary" isBusy={form.isSaving}>
          {t("Save & Edit Customer")}
        </Button>
      </div>
    </form>
  );
}

function WelcomeAgain({ email }: { email: string }) {
  const send = useCommand(resendWelcome);
  return (
    <Button
      isBusy={send.isPending}
      onClick={() =>
        send.mutate(
          { email },
          {
            onSuccess: () => toast.success(t("The welcome is mailed to {email}.", { email })),
            onError: (error) => toast.error(errorMessage(error)),
          },
        )
      }
    >
      {t("Send the welcome again")}
    </Button>
  );
}
