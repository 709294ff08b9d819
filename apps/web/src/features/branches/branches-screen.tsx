import { useUser } from "#api/session.ts";
import { t } from "#i18n/i18n.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { BranchList } from "./branch-list.tsx";
import { DuesCard } from "./dues-card.tsx";
import { TransferList } from "./transfer-list.tsx";

/** The branches of the shop, what they owe each other, and the money that they send. */
export default function BranchesScreen() {
  const { role, branches } = useUser();
  return (
    <>
      <PageHeader />
      {role === "Admin" && <BranchList />}
      {branches === undefined ? (
        role !== "Admin" && <p className="text-muted">{t("The shop has one branch.")}</p>
      ) : (
        <>
          <DuesCard branches={branches} />
          <TransferList />
        </>
      )}
    </>
  );
}
