import type { ComponentProps } from "react";
import { Link } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import type { ButtonLook } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";

/** A link that looks like a button. */
export function ButtonLink({
  look,
  size,
  className,
  ...rest
}: ComponentProps<typeof Link> & { look?: ButtonLook; size?: "small" | "normal" }) {
  return <Link {...rest} className={cx(buttonClass(look, size), className)} />;
}
