import { getMenu } from "@thangam/contracts/menu/operations";
import { useState } from "react";
import { useLocation } from "react-router";
import { useOperation } from "#api/query.ts";
import { paths } from "#app/paths.ts";
import { RecordLoading } from "#forms/record-loading.tsx";
import { t } from "#i18n/i18n.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { PageTabs } from "#navigation/page-tabs.tsx";
import { MenuForm } from "./menu-form.tsx";

/** Edits the shop's menu one list at a time: the main entries, or the entries under one. */
export default function MenuMasterScreen() {
  const { pathname } = useLocation();
  const query = useOperation(getMenu, {}, { staleTime: 0 });
  const [reloads, setReloads] = useState(0);
  const masters = [
    { path: paths.mainMenu, name: t("Main Menu") },
    { path: paths.subMenu, name: t("Sub Menu") },
    { path: paths.childMenu, name: t("Child Menu") },
  ];
  const depth = masters.findIndex(({ path }) => path.toLowerCase() === pathname.toLowerCase());

  async function reload() {
    await query.refetch();
    setReloads(reloads + 1);
  }

  return (
    <>
      <PageHeader />
      <PageTabs
        label={t("Menu Masters")}
        tabs={masters.map(({ path, name }, at) => ({ to: path, label: name, isOpen: at === depth }))}
      />
      <p className="mb-4 max-w-prose text-muted">
        {t(
          "The menu names, orders and hides pages. What a person may open is decided by their rights: an entry that they may not open is not shown to them.",
        )}
      </p>
      <RecordLoading query={query} missing={null} back={{ to: paths.settings, label: t("Settings") }}>
        {(menu) => <MenuForm key={reloads} menu={menu} depth={depth} onReload={() => void reload()} />}
      </RecordLoading>
    </>
  );
}
