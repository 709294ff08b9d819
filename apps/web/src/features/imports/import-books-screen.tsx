import { useNavigate, useSearchParams } from "react-router";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { importOf, paths } from "#app/paths.ts";
import { ImportHistory } from "./import-history.tsx";
import { ImportView } from "./import-view.tsx";
import { UploadCard } from "./upload-card.tsx";

/** Imports the clients and books of an existing shop. The URL holds the import that is shown. */
export default function ImportBooksScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const id = params.get("id") ?? "";
  const crumbs = [{ label: t("Clients") }, { label: t("Manage Clients") }];
  if (!/^\d{1,18}$/.test(id)) {
    return (
      <>
        <PageHeader crumbs={crumbs} />
        <UploadCard onSent={(batchId) => void navigate(importOf(batchId))} />
        <ImportHistory />
      </>
    );
  }
  return (
    <>
      <PageHeader crumbs={crumbs}>
        <ButtonLink to={paths.importBooks}>{t("All imports")}</ButtonLink>
      </PageHeader>
      <ImportView key={id} batchId={BigInt(id)} />
    </>
  );
}
