import { siteAddress } from "@thangam/contracts/site/addresses";
import type { ReactNode } from "react";
import { useSite } from "./context.ts";

/** The one such form of a page, for what stands outside of it and sends it. */
export const PLAIN_FORM = "plain";

/** A step of joining as it needs no script: its own address answers with the next page. */
export function PlainForm({ children }: { children: ReactNode }) {
  const { language } = useSite();
  return (
    <form
      id={PLAIN_FORM}
      noValidate
      method="post"
      action={siteAddress({ page: "join" }, language)}
      className="flex min-w-0 flex-col gap-5"
    >
      {children}
    </form>
  );
}
