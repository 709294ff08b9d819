import { siteAddress } from "@thangam/contracts/site/addresses";
import type { ReactNode } from "react";
import { useSite } from "./context.ts";

/** A step of joining as it needs no script: its own address answers with the next page. */
export function PlainForm({ children }: { children: ReactNode }) {
  const { language } = useSite();
  return (
    <form
      noValidate
      method="post"
      action={siteAddress({ page: "join" }, language)}
      className="flex min-w-0 flex-col gap-5"
    >
      {children}
    </form>
  );
}
