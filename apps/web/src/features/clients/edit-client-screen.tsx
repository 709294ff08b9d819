import { getClient } from "@thangam/contracts/clients/list-operations";
import { useSearchParams } from "react-router";
import { useOperation } from "#api/query.ts";
import { messageOfCode } from "#api/messages.ts";
import { viewClientsAs } from "#app/paths.ts";
import { RecordLoading } from "#forms/record-loading.tsx";
import { checkInput } from "#forms/resolver.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/surface.tsx";
import { ClientBooks } from "./client-books.tsx";
import type { Client } from "./client.ts";
import { EnrolmentEditor } from "./enrolment-editor.tsx";
import { PartlySavedNote } from "./partly-saved-note.tsx";
import { PersonalFields } from "./personal-fields.tsx";
import { useClientForm } from "./use-client-form.ts";

const FORM = "edit-client";

/** The client whom the URL names. */
export default function EditClientScreen() {
  const [params] = useSearchParams();
  const list = viewClientsAs(params.get("list") ?? "");
  const checked = checkInput(getClient, { clientId: params.get("id") ?? "" });
  const query = useOperation(getClient, checked.ok ? checked.input : { clientId: 0n }, { enabled: checked.ok });
  return (
    <>
      <PageHeader crumbs={[{ label: t("Manage Clients") }, { label: t("View Client"), to: list }]} />
      <RecordLoading
        query={query}
        missing={checked.ok ? null : messageOfCode("client_not_found")}
        back={{ to: list, label: t("To the clients") }}
      >
        {(client) => <EditForm key={client.id.toString()} client={client} list={list} />}
      </RecordLoading>
    </>
  );
}

function EditForm({ client, list }: { client: Client; list: string }) {
  const { form, submit, isSaving, saved, editor } = useClientForm(client, list);
  const { problem } = editor;
  return (
    <div className="flex flex-col gap-5">
      <Card title={t("Personal Information")}>
        <form
          id={FORM}
          noValidate
          aria-label={t("Personal Information")}
          onSubmit={submit}
          className="grid gap-4 sm:grid-cols-3"
        >
          <PersonalFields field={form.field} values={form.values} setValue={form.setValue} />
        </form>
      </Card>
      <section aria-labelledby="saving-schemes" className="flex flex-col gap-3">
        <h2 id="saving-schemes" className="text-lg font-semibold">
          {t("Saving Schemes")}
        </h2>
        <ClientBooks books={client.books} />
      </section>
      <EnrolmentEditor
        {...editor}
        knownNumbers={client.books.map(({ number }) => number)}
        mayBeEmpty
        actions={
          <>
            {problem !== null && <PartlySavedNote {...saved} refusedNumber={problem.bookNumber} />}
            <ButtonLink to={list}>{t("Cancel")}</ButtonLink>
            <Button type="submit" form={FORM} look="primary" isBusy={isSaving}>
              {t("Update Client")}
            </Button>
          </>
        }
      />
    </div>
  );
}
