import { addCustomer } from "@thangam/contracts/customers/customer-operations";
import { Link, useNavigate } from "react-router";
import { notice } from "#api/messages.ts";
import { accountQueries } from "#shared/users/account-queries.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { blankCustomer, customerRefusals, inputOf } from "./customer-draft.ts";
import { CustomerFields } from "./customer-fields.tsx";
import { usePlaces } from "./use-places.ts";

export default function AddCustomerScreen() {
  const navigate = useNavigate();
  const form = useOperationForm(addCustomer, {
    defaults: blankCustomer,
    toInput: (draft) => inputOf(draft, places.place),
    fieldOfRefusal: customerRefusals,
    oneAtATime: "in a toast",
    invalidates: accountQueries,
    onSaved: () => {
      toast.clear();
      toast.success(notice("customer_added"));
      void navigate(paths.customers);
    },
  });
  const places = usePlaces(form.values);
  return (
    <>
      <PageHeader crumbs={[{ label: t("User Management") }, { label: t("Customers"), to: paths.customers }]} />
      <form
        noValidate
        aria-label={t("Add New Customer")}
        onSubmit={(event) => void form.submit(event)}
        className="flex flex-col gap-5"
      >
        <CustomerFields form={form} places={places} isNew />
        <p className="text-sm text-muted">
          {t("The password is mailed, so an e-mail is needed here. Who has none signs in by the mobile number:")}{" "}
          <Link to={paths.addClient} className="text-brand-ink underline underline-offset-4">
            {t("Add New Client")}
          </Link>
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <ButtonLink to={paths.customers}>{t("Cancel")}</ButtonLink>
          <Button type="submit" look="primary" isBusy={form.isSaving}>
            {t("Save Customer")}
          </Button>
        </div>
      </form>
    </>
  );
}
