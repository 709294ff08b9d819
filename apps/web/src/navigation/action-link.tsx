import type { ComponentProps } from "react";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "./button-link.tsx";

/** A way to do something; while it is not allowed, a button that cannot be pressed and says why. */
export function ActionLink({ reason, ...link }: ComponentProps<typeof ButtonLink> & { reason: string | undefined }) {
  if (reason === undefined) return <ButtonLink {...link} />;
  const { look, size, children } = link;
  return (
    <Button {...(look && { look })} {...(size && { size })} reason={reason} aria-label={link["aria-label"]}>
      {children}
    </Button>
  );
}
