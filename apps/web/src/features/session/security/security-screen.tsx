import { PageHeader } from "#navigation/page-header.tsx";
import { DeviceList } from "./device-list.tsx";
import { FactorsCard } from "./factors-card.tsx";
import { SignedInList } from "./signed-in-list.tsx";

/** How the signed-in user shows who they are, and where they did. */
export default function SecurityScreen() {
  return (
    <>
      <PageHeader />
      <div className="flex flex-col gap-5">
        <FactorsCard />
        <DeviceList />
        <SignedInList />
      </div>
    </>
  );
}
