import { useNavigate } from "react-router";
import { useUser } from "#api/session.ts";
import { useAccess } from "#app/access.ts";
import { homeOf, paths } from "#app/paths.ts";
import { t } from "#i18n/i18n.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/surface.tsx";
import { EnrolledNote } from "./enrolled-note.tsx";
import { EnrolmentEditor } from "./enrolment-editor.tsx";
import { PersonalFields } from "./personal-fields.tsx";
import { useNewClientForm } from "./use-new-client-form.ts";

const FORM = "add-client";

/** A client and all their books, saved as one. */
export default function AddClientScreen() {
  const user = useUser();
  const mayOpen = useAccess();
  const navigate = useNavigate();
  const { form, submit, enrolled, forgetEnrolled, editor } = useNewClientForm();

  function cancel() {
    void navigate(mayOpen("clients.view") ? paths.viewClients : homeOf(user.role));
  }

  return (
    <>
      <PageHeader />
      <div className="flex flex-col gap-5">
        {enrolled !== null && <EnrolledNote {...enrolled} onClose={forgetEnrolled} />}
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
        <EnrolmentEditor
          {...editor}
          actions={
            <>
              <Button onClick={cancel}>{t("Cancel")}</Button>
              <Button type="submit" form={FORM} look="primary" isBusy={form.isSaving}>
                {t("Add Client")}
              </Button>
            </>
          }
        />
      </div>
    </>
  );
}
