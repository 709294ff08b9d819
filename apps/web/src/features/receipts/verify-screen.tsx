import { verifyReceipt } from "@thangam/contracts/receipts/operations";
import { useParams } from "react-router";
import { useOperation } from "#api/query.ts";
import { LoadFailure } from "#forms/load-failure.tsx";
import { FrontPage } from "#navigation/front-page.tsx";
import { ReceiptVerdict } from "#shared/receipts/receipt-verdict.tsx";
import { Skeleton } from "#ui/surface.tsx";

/** The page behind the code of a receipt. It shows anybody whether the receipt is genuine and valid. */
export default function VerifyScreen() {
  const { code = "" } = useParams();
  const { data, error, refetch } = useOperation(verifyReceipt, { code: code.slice(0, 100) });
  if (data === undefined) {
    return (
      <FrontPage>
        {error === null ? <Skeleton className="h-64 w-full" /> : <LoadFailure error={error} refetch={refetch} />}
      </FrontPage>
    );
  }
  return (
    <FrontPage>
      <ReceiptVerdict verified={data} />
    </FrontPage>
  );
}
