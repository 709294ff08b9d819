import type { Audience } from "./audience.ts";

export interface Screen<Name extends string = string, Title extends string = string> {
  name: Name;
  /** The address. `:id` stands for a part that differs. */
  path: string;
  title: Title;
  /** Who may open it. Others are sent to their own dashboard; the server refuses their calls all the same. */
  audience: Audience;
  /** The file of the component, from `apps/web/src/features` on and without `-screen.tsx`. */
  component: string;
  /** The file, without `-signed-out.tsx`, of what somebody sees who is not signed in. Without it they see the login. */
  signedOut?: string;
}

/** A list of the menu: it leads nowhere itself and opens its entries. */
export interface ScreenList<Name extends string = string, Title extends string = string> {
  title: Title;
  entries: readonly MenuNode<Name, Title>[];
}
export type MenuNode<Name extends string = string, Title extends string = string> =
  | Screen<Name, Title>
  | ScreenList<Name, Title>;

export function screen<const Name extends string, const Title extends string>(
  name: Name,
  path: string,
  title: Title,
  audience: Audience,
  component: string,
  signedOut?: string,
): Screen<Name, Title> {
  return { name, path, title, audience, component, ...(signedOut !== undefined && { signedOut }) };
}

export function list<Name extends string, Inner extends string, const Title extends string>(
  title: Title,
  entries: readonly MenuNode<Name, Inner>[],
): ScreenList<Name, Inner | Title> {
  return { title, entries };
}

/** The screens of a menu, without its lists. */
export function screensOf<Name extends string, Title extends string>(
  nodes: readonly MenuNode<Name, Title>[],
): Screen<Name, Title>[] {
  return nodes.flatMap((node) => ("entries" in node ? screensOf(node.entries) : [node]));
}

/** The titles of the screens and lists of a menu. */
export function titlesOf<Title extends string>(nodes: readonly MenuNode<string, Title>[]): Title[] {
  return nodes.flatMap((node) => [node.title, ...("entries" in node ? titlesOf(node.entries) : [])]);
}

/** The titles of the lists around a screen, from outside in. */
export function listsAround<Title extends string>(wanted: Screen, nodes: readonly MenuNode<string, Title>[]): Title[] {
  for (const node of nodes) {
    if (!("entries" in node) || !screensOf<string, string>(node.entries).includes(wanted)) continue;
    return [node.title, ...listsAround(wanted, node.entries)];
  }
  return [];
}
