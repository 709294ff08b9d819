import type { ComponentProps } from "react";
import { Link } from "react-router";
import { t } from "#i18n/i18n.ts";
import { cx } from "#ui/cx.ts";
import { useOnline } from "#ui/use-online.ts";

/** Leads to what needs the server. Without a connection it still stands there, leads nowhere, and says why. */
export function OnlineLink({ className, children, ...link }: ComponentProps<typeof Link>) {
  if (useOnline())
    return (
      <Link {...link} className={className}>
        {children}
      </Link>
    );
  return (
    <span
      role="link"
      aria-disabled="true"
      tabIndex={0}
      title={t("You can do this when you are online.")}
      className={cx(className, "cursor-not-allowed opacity-55")}
    >
      {children}
    </span>
  );
}
