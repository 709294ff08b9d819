import { getSchemes } from "@thangam/contracts/scheme-versions";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useOperation } from "#api/query.ts";
import { sentenceOfCode } from "#api/sentences.ts";
import { RecordLoading } from "#features/people/record-loading.tsx";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#layouts/button-link.tsx";
import { PageHeader } from "#layouts/page-header.tsx";
import { paths } from "#paths.ts";
import { Trouble } from "#ui/surface.tsx";
import type { Scheme } from "./scheme-draft.ts";
import { SchemeForm } from "./scheme-form.tsx";

/** The scheme that the URL names, or, without one, a new one. */
export default function EditSchemeScreen() {
  const [params] = useSearchParams();
  const id = params.get("id");
  const answer = useOperation(getSchemes, {});
  const [reloads, setReloads] = useState(0);
  const back = { to: paths.schemes, label: t("To the schemes") };

  async function reload() {
    await answer.refetch();
    setReloads(reloads + 1);
  }

  return (
    <>
      <PageHeader
        title={id === null ? t("Add Scheme") : t("Edit Scheme")}
        crumbs={[{ label: t("Schemes"), to: paths.schemes }]}
      />
      <RecordLoading answer={answer} missing={null} back={back}>
        {(schemes) => {
          const scheme = schemes.find((known) => known.id.toString() === id) ?? null;
          return id !== null && scheme === null ? (
            <Trouble
              message={sentenceOfCode("scheme_not_found")}
              action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
            />
          ) : (
            <Kept key={`${id} ${reloads}`} scheme={scheme} onReload={() => void reload()} />
          );
        }}
      </RecordLoading>
    </>
  );
}

/** The form stays with the version it was opened on, whatever is fetched beside it. */
function Kept({ scheme: newest, onReload }: { scheme: Scheme | null; onReload: () => void }) {
  const [scheme] = useState(newest);
  return <SchemeForm scheme={scheme} onReload={onReload} />;
}
