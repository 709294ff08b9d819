import { getSchemes } from "@thangam/contracts/schemes/operations";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { useOperation } from "#api/query.ts";
import { messageOfCode } from "#api/messages.ts";
import { RecordLoading } from "#forms/record-loading.tsx";
import { speakLateScreens, t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { paths } from "#app/paths.ts";
import { ErrorNotice, Skeleton } from "#ui/surface.tsx";
import type { Scheme } from "./scheme-draft.ts";
import { SchemeForm } from "./scheme-form.tsx";

// The maker comes with its sentences.
const NewScheme = lazy(async () => {
  const [maker] = await Promise.all([import("./maker/maker-page.tsx"), speakLateScreens()]);
  return { default: maker.NewScheme };
});
const NextVersion = lazy(async () => {
  const [maker] = await Promise.all([import("./maker/maker-page.tsx"), speakLateScreens()]);
  return { default: maker.NextVersion };
});

/** The scheme that the URL names, or, without one, a new one. */
export default function EditSchemeScreen() {
  const [params] = useSearchParams();
  const id = params.get("id");
  const isBegun = params.has("from") || params.has("copy");
  return (
    <>
      <PageHeader
        title={id === null ? undefined : t("Edit Scheme")}
        crumbs={[{ label: t("Schemes"), to: paths.schemes }]}
      >
        {isBegun && <ButtonLink to={paths.editScheme}>{t("Start from another")}</ButtonLink>}
      </PageHeader>
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        {id === null ? <SchemeToMake /> : <ExistingScheme key={id} id={id} />}
      </Suspense>
    </>
  );
}

const back = () => ({ to: paths.schemes, label: t("To the schemes") });

/** A form never starts from cached data. */
function useSchemes() {
  return useOperation(getSchemes, {}, { staleTime: 0 });
}

function SchemeToMake() {
  const query = useSchemes();
  return (
    <RecordLoading query={query} missing={null} back={back()}>
      {(schemes) => <NewScheme schemes={schemes} />}
    </RecordLoading>
  );
}

function ExistingScheme({ id }: { id: string }) {
  const query = useSchemes();
  const [reloads, setReloads] = useState(0);

  async function reload() {
    await query.refetch();
    setReloads(reloads + 1);
  }

  return (
    <RecordLoading query={query} missing={null} back={back()}>
      {(schemes) => {
        const scheme = schemes.find((known) => known.id.toString() === id);
        if (scheme !== undefined)
          return <OpenedVersion key={reloads} scheme={scheme} schemes={schemes} onReload={() => void reload()} />;
        const way = <ButtonLink to={back().to}>{back().label}</ButtonLink>;
        return <ErrorNotice message={messageOfCode("scheme_not_found")} action={way} />;
      }}
    </RecordLoading>
  );
}

interface OpenedProps {
  scheme: Scheme;
  schemes: readonly Scheme[];
  onReload: () => void;
}

/** A background refetch does not replace the version that the form was opened with. */
function OpenedVersion({ scheme: newest, schemes, onReload }: OpenedProps) {
  const [scheme] = useState(newest);
  const [params] = useSearchParams();
  if (scheme.terms !== null || params.get("terms") === "new")
    return <NextVersion scheme={scheme} schemes={schemes} onReload={onReload} />;
  return <SchemeForm scheme={scheme} onReload={onReload} />;
}
