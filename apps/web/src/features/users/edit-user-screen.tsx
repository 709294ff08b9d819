import { personStatuses } from "@thangam/contracts/customers/schemas";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { getUser, updateUser } from "@thangam/contracts/users/user-operations";
import { NO_EMAIL } from "@thangam/contracts/values/people";
import { useNavigate, useSearchParams } from "react-router";
import { messageOfCode } from "#api/messages.ts";
import { useOperation } from "#api/query.ts";
import { editCustomerOf, paths } from "#app/paths.ts";
import { RecordLoading } from "#forms/record-loading.tsx";
import { checkInput } from "#forms/resolver.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { accountQueries } from "#shared/users/account-queries.ts";
import { Button } from "#ui/button.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { Card } from "#ui/surface.tsx";
import { toast } from "#ui/toast.tsx";
import { SecondStepCard } from "./second-step-card.tsx";
import { draftOf, inputOf, lastAdmin, userRefusals } from "./user-draft.ts";
import { PersonalFields, WorkFields } from "./user-fields.tsx";

type User = OutputOf<typeof getUser>;

/** The user whom the URL names. */
export default function EditUserScreen() {
  const [params] = useSearchParams();
  const checked = checkInput(getUser, { userId: params.get("id") ?? "" });
  const query = useOperation(getUser, checked.ok ? checked.input : { userId: 0n }, { enabled: checked.ok });
  return (
    <>
      <PageHeader crumbs={[{ label: t("User Management") }, { label: t("User List"), to: paths.users }]}>
        {query.data?.userType === "Customer" && (
          <ButtonLink to={editCustomerOf(query.data.id)}>{t("Address and more")}</ButtonLink>
        )}
      </PageHeader>
      <RecordLoading
        query={query}
        missing={checked.ok ? null : messageOfCode("user_not_found")}
        back={{ to: paths.users, label: t("To the users") }}
      >
        {(user) => (
          <div key={user.id.toString()} className="flex flex-col gap-5">
            <EditForm user={user} />
            <SecondStepCard user={user} />
          </div>
        )}
      </RecordLoading>
    </>
  );
}

function EditForm({ user }: { user: User }) {
  const navigate = useNavigate();
  const form = useOperationForm(updateUser, {
    defaults: draftOf(user),
    toInput: (draft) => ({
      ...inputOf(draft),
      // Who never had an address is not asked for one.
      ...(user.email === "" && draft.email.trim() === "" && { email: NO_EMAIL }),
      userId: user.id.toString(),
    }),
    fieldOfRefusal: { ...userRefusals, last_admin: (draft) => lastAdmin(draft, messageOfCode("last_admin")) },
    oneAtATime: "in a toast",
    invalidates: accountQueries,
    onSaved: ({ name }) => {
      toast.clear();
      toast.success(t("{name} is saved.", { name }));
      void navigate(paths.users);
    },
  });
  return (
    <form
      noValidate
      aria-label={t("Edit User")}
      onSubmit={(event) => void form.submit(event)}
      className="flex flex-col gap-5"
    >
      <PersonalFields form={form} isEmailAsked={user.email !== ""} />
      <Card title={t("Access")}>
        <RadioGroup
          label={t("User Status")}
          options={personStatuses.map((status) => ({ value: status, label: labelOf(status) }))}
          {...form.controlled("status")}
        />
        <p className="mt-2 text-sm text-muted">
          {t("Whoever is not active is signed out at once and cannot sign in. Disabled stands for good.")}
        </p>
      </Card>
      <WorkFields form={form} />
      <div className="flex flex-wrap justify-end gap-3">
        <ButtonLink to={paths.users}>{t("Cancel")}</ButtonLink>
        <Button type="submit" look="primary" isBusy={form.isSaving}>
          {t("Save User")}
        </Button>
      </div>
    </form>
  );
}
