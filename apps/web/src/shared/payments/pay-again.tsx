import type { ComponentProps } from "react";
import { payBook } from "#app/paths.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { useOnline } from "#ui/use-online.ts";

interface Props extends Pick<ComponentProps<typeof Button>, "look"> {
  bookId: bigint;
}

/** Leads to a further payment of a book. Without a connection there is none to be made. */
export function PayAgain({ bookId, look = "secondary" }: Props) {
  if (useOnline())
    return (
      <ButtonLink look={look} to={payBook(bookId)}>
        {t("Pay again")}
      </ButtonLink>
    );
  const reason = t("Pay when you are online.");
  return (
    <div className="flex flex-col gap-1">
      <Button look={look} reason={reason}>
        {t("Pay again")}
      </Button>
      <p className="text-sm text-muted">{reason}</p>
    </div>
  );
}
