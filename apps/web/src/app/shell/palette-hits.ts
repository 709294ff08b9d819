import type { findBooks } from "@thangam/contracts/books/search-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import type { SessionPerson } from "@thangam/contracts/session/schemas";
import { clientOf, guidePath, offlinePaymentOf } from "#app/paths.ts";
import { t } from "#i18n/i18n.ts";
import { searchGuides } from "#features/help/search-guides.ts";
import type { GuideBook } from "#features/help/use-guides.ts";
import { menuOf } from "#navigation/menu.ts";

/** What the search box offers. */
export interface Hit {
  key: string;
  group: string;
  label: string;
  note: string | null;
  to: string;
  /** Where Ctrl+Enter takes a payment. */
  payTo?: string;
}

interface Rights {
  mayView: boolean;
  mayPay: boolean;
}

/** Each client once, with their books below. Whoever may not open the client is led to the counter. */
export function peopleHits(books: OutputOf<typeof findBooks>, { mayView, mayPay }: Rights): Hit[] {
  const group = t("Clients and books");
  const payable = (number: string) => (mayPay ? { payTo: offlinePaymentOf(number) } : {});
  return [...Map.groupBy(books, ({ clientId }) => clientId)].flatMap(([clientId, theirs]) => {
    const [first] = theirs;
    if (first === undefined) return [];
    const person = {
      key: `client-${clientId}`,
      group,
      label: first.clientName,
      note: first.clientMobile,
      to: clientOf(clientId),
      ...payable(first.bookNumber),
    };
    const own = theirs.flatMap(({ bookNumber, schemeName }) => {
      const to = mayView ? clientOf(clientId, "books") : mayPay ? offlinePaymentOf(bookNumber) : null;
      const book = { key: `book-${bookNumber}`, group, label: bookNumber, note: schemeName };
      return to === null ? [] : [{ ...book, to, ...payable(bookNumber) }];
    });
    return mayView ? [person, ...own] : own;
  });
}

/** The screens of the reader's menu whose names have all the words that were typed. */
export function screenHits(user: SessionPerson, typed: string): Hit[] {
  const group = t("Screens");
  const links = menuOf(user).flatMap<Pick<Hit, "label" | "to" | "note">>(({ label, to, groups }) =>
    to === null
      ? groups.flatMap((inner) => inner.links.map((link) => ({ ...link, note: inner.label ?? label })))
      : [{ label, to, note: null }],
  );
  const words = typed.toLocaleLowerCase().split(/\s+/);
  return [...new Map(links.map((link) => [link.to, link])).values()]
    .filter(({ label, note }) => words.every((word) => `${note ?? ""} ${label}`.toLocaleLowerCase().includes(word)))
    .map(({ label, to, note }) => ({ key: `screen${to.replaceAll("/", "-")}`, group, label, note, to }));
}

/** More would push what is looked for most out of sight. */
const MAX_GUIDES = 4;

/** The guides that have all the words that were typed; a number is looked for elsewhere. */
export function guideHits(book: GuideBook | undefined, typed: string): Hit[] {
  const group = t("Help");
  const found = book === undefined || !/\p{L}[\p{L}\p{M}]{2}/u.test(typed) ? [] : searchGuides(book, typed, true);
  return found.slice(0, MAX_GUIDES).map(({ entry: { name }, title }) => ({
    key: `guide-${name}`,
    group,
    label: title,
    note: null,
    to: guidePath(name),
  }));
}

/** The hits under the names of their groups, in their order. */
export function groupedHits(hits: readonly Hit[]): { group: string; hits: Hit[] }[] {
  return [...Map.groupBy(hits, ({ group }) => group)].map(([group, inner]) => ({ group, hits: inner }));
}
