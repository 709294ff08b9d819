import type { ComponentProps } from "react";
import { useHref, useLinkClickHandler, useLocation, useResolvedPath } from "react-router-dom";

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  to: string;
  /** Going back from there leads to where one was before this screen. */
  replace?: boolean;
};

/**
 * A way to another screen: the browser's own link, gone without loading the page anew. (React Router's draws the same
 * and brings along what fetches pages ahead from a server of its own, which costs the first page 3 kB.)
 */
export function Link({ to, replace = false, onClick, target, children, ...rest }: LinkProps) {
  const go = useLinkClickHandler(to, { replace, ...(target !== undefined && { target }) });
  return (
    <a
      {...rest}
      target={target}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
    >
      {children}
    </a>
  );
}

/** A link of a menu: it knows whether one is there, or further in. */
export function NavLink({
  to,
  className,
  ...rest
}: Omit<LinkProps, "className"> & { className: (state: { isActive: boolean }) => string }) {
  const here = useLocation().pathname.toLowerCase();
  const there = useResolvedPath(to).pathname.toLowerCase();
  const isActive = here === there || here.startsWith(`${there}/`);
  return <Link {...rest} to={to} className={className({ isActive })} aria-current={isActive ? "page" : undefined} />;
}
