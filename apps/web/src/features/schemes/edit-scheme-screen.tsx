import { getSchemes } from "@thangam/contracts/schemes/operations";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useOperation } from "#api/query.ts";
import { messageOfCode } from "#api/messages.ts";
import { RecordLoading } from "#forms/record-loading.tsx";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { paths } from "#app/paths.ts";
import { ErrorNotice } from "#ui/surface.tsx";
import type { Scheme } from "./scheme-draft.ts";
import { SchemeForm } from "./scheme-form.tsx";

/** The scheme that the URL names, or, without one, a new one. */
export default function EditSchemeScreen() {
  const [params] = useSearchParams();
  const id = params.get("id");
  return (
    <>
      <PageHeader
        title={id === null ? undefined : t("Edit Scheme")}
        crumbs={[{ label: t("Schemes"), to: paths.schemes }]}
      />
      {id === null ? <SchemeForm scheme={null} onReload={null} /> : <ExistingScheme key={id} id={id} />}
    </>
  );
}

function ExistingScheme({ id }: { id: string }) {
  // The form never starts from cached data.
  const query = useOperation(getSchemes, {}, { staleTime: 0 });
  const [reloads, setReloads] = useState(0);
  const back = { to: paths.schemes, label: t("To the schemes") };

  async function reload() {
    await query.refetch();
    setReloads(reloads + 1);
  }

  return (
    <RecordLoading query={query} missing={null} back={back}>
      {(schemes) => {
        const scheme = schemes.find((known) => known.id.toString() === id);
        if (scheme !== undefined) return <OpenedVersion key={reloads} scheme={scheme} onReload={() => void reload()} />;
        const way = <ButtonLink to={back.to}>{back.label}</ButtonLink>;
        return <ErrorNotice message={messageOfCode("scheme_not_found")} action={way} />;
      }}
    </RecordLoading>
  );
}

/** A background refetch does not replace the version that the form was opened with. */
function OpenedVersion({ scheme: newest, onReload }: { scheme: Scheme; onReload: () => void }) {
  const [scheme] = useState(newest);
  return <SchemeForm scheme={scheme} onReload={onReload} />;
}
