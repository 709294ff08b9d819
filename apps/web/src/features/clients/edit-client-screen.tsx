import { getClient } from "@thangam/contracts/clients/list-operations";
import { updateClient } from "@thangam/contracts/clients/enrolment-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import type { FormEvent } from "react";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useOperation } from "#api/query.ts";
import { notice, sentenceOfCode } from "#api/sentences.ts";
import { accountQueries } from "#shared/users/account-queries.ts";
import { RecordLoading } from "#forms/record-loading.tsx";
import { checkInput } from "#forms/resolver.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { viewClientsAs } from "#app/paths.ts";
import { useLeaveGuard } from "#navigation/leave-guard.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/surface.tsx";
import { toast } from "#ui/toast.tsx";
import { ClientBooks } from "./client-books.tsx";
import { emptyDraft } from "./enrolment-draft.ts";
import type { EnrolmentDraft } from "./enrolment-draft.ts";
import { EnrolmentEditor } from "./enrolment-editor.tsx";
import { PartlySavedNote } from "./partly-saved-note.tsx";
import { PersonalFields } from "./personal-fields.tsx";
import { useAddBooks } from "./use-add-books.ts";

interface Saved {
  isPersonSaved: boolean;
  bookNumbers: readonly string[];
}

type Client = OutputOf<typeof getClient>;

const FORM = "edit-client";

/** The client whom the URL names. */
export default function EditClientScreen() {
  const [params] = useSearchParams();
  const list = viewClientsAs(params.get("list") ?? "");
  const checked = checkInput(getClient, { clientId: params.get("id") ?? "" });
  const answer = useOperation(getClient, checked.ok ? checked.input : { clientId: 0n }, { enabled: checked.ok });
  return (
    <>
      <PageHeader crumbs={[{ label: t("Manage Clients") }, { label: t("View Client"), to: list }]} />
      <RecordLoading
        answer={answer}
        missing={checked.ok ? null : sentenceOfCode("client_not_found")}
        back={{ to: list, label: t("To the clients") }}
      >
        {(client) => <EditForm key={client.id.toString()} client={client} list={list} />}
      </RecordLoading>
    </>
  );
}

/** The personal information is one save, each new book another: whatever was saved before a refusal stays saved. */
function EditForm({ client, list }: { client: Client; list: string }) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(emptyDraft);
  const [books, setBooks] = useState<readonly EnrolmentDraft[]>([]);
  const [saved, setSaved] = useState<Saved>({ isPersonSaved: false, bookNumbers: [] });
  const [problem, setProblem] = useState<{ bookNumber: string; message: string } | null>(null);
  const [isUnfinished, setUnfinished] = useState(false);
  const { addBooks, isAdding } = useAddBooks(client.id);
  const guard = useLeaveGuard(books.length > 0 || draft.unique !== "");

  const form = useOperationForm(updateClient, {
    defaults: { name: client.name, email: client.email, mobile: client.mobile, version: client.version.toISOString() },
    toInput: (values) => ({ ...values, clientId: client.id.toString() }),
    fieldOfRefusal: {
      client_already_exists: "email",
      email_belongs_to_staff: "email",
      email_already_registered: "email",
    },
    invalidates: accountQueries,
    onSaved: async ({ version }, { name, email, mobile }) => {
      form.startAgain({ name, email, mobile, version: version.toISOString() });
      await saveBooks(true);
    },
  });
  const isUnchanged =
    form.values.name === client.name && form.values.email === client.email && form.values.mobile === client.mobile;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isAdding) return;
    setProblem(null);
    setUnfinished(draft.unique !== "");
    if (draft.unique !== "") return;
    if (isUnchanged && books.length > 0) void saveBooks(false);
    else void form.submit(event);
  }

  async function saveBooks(isPersonSaved: boolean) {
    const { added, problem: refused } = await addBooks(books);
    if (refused === null) {
      guard.release();
      toast.success(notice("client_updated"));
      void navigate(list);
      return;
    }
    setBooks(books.slice(added.length));
    setProblem(refused);
    setSaved({ isPersonSaved: saved.isPersonSaved || isPersonSaved, bookNumbers: [...saved.bookNumbers, ...added] });
  }

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
          <PersonalFields field={form.field} />
        </form>
      </Card>
      <section aria-labelledby="saving-schemes" className="flex flex-col gap-3">
        <h2 id="saving-schemes" className="text-lg font-semibold">
          {t("Saving Schemes")}
        </h2>
        <ClientBooks books={client.books} />
      </section>
      <EnrolmentEditor
        draft={draft}
        onDraft={setDraft}
        books={books}
        onBooks={(next) => {
          setBooks(next);
          setProblem(null);
        }}
        knownNumbers={client.books.map(({ number }) => number)}
        problem={problem}
        isUnfinished={isUnfinished}
        mayBeEmpty
        actions={
          <>
            {problem !== null && <PartlySavedNote {...saved} refusedNumber={problem.bookNumber} />}
            <ButtonLink to={list}>{t("Cancel")}</ButtonLink>
            <Button type="submit" form={FORM} look="primary" isBusy={form.isSaving || isAdding}>
              {t("Update Client")}
            </Button>
          </>
        }
      />
    </div>
  );
}
