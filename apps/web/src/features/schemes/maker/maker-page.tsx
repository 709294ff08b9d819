import { useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import { messageOfCode } from "#api/messages.ts";
import { useUser } from "#api/session.ts";
import { paths } from "#app/paths.ts";
import type { Scheme } from "#features/schemes/scheme-draft.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { ErrorNotice } from "#ui/surface.tsx";
import { cardTexts } from "./card-texts.ts";
import { galleryCards } from "./gallery-cards.ts";
import { Gallery } from "./gallery.tsx";
import { keptDraft } from "./kept-draft.ts";
import { draftOfCard, draftOfCopy, draftOfScheme } from "./maker-draft.ts";
import type { MakerDraft } from "./maker-draft.ts";
import { MakerForm } from "./maker-form.tsx";

/** A new scheme: the gallery, or the maker as it begins from a card or from another scheme. */
export function NewScheme({ schemes }: { schemes: readonly Scheme[] }) {
  const [params] = useSearchParams();
  const [from, copied] = [params.get("from"), params.get("copy")];
  const taken = lettersOf(schemes);
  if (copied !== null) {
    const scheme = schemes.find(({ id }) => id.toString() === copied);
    if (scheme === undefined) return <NotFound />;
    const name = t("{name} (copy)", { name: scheme.name });
    const begin = () => draftOfCopy(scheme, name, taken);
    return <Maker key={copied} name={`copy.${copied}`} begin={begin} scheme={null} schemes={schemes} />;
  }
  if (from === null) return <Gallery schemes={schemes} />;
  const card = galleryCards.find(({ id }) => id === from);
  if (card === undefined) return <Navigate replace to={paths.editScheme} />;
  const { title } = cardTexts()[card.id];
  const begin = () => draftOfCard(card, title, taken);
  return <Maker key={from} name={`card.${from}`} begin={begin} scheme={null} schemes={schemes} />;
}

interface Props {
  /** What it begins from. */
  name: string;
  begin: () => MakerDraft;
  scheme: Scheme | null;
  schemes: readonly Scheme[];
  onReload?: () => void;
}

/** The form keeps what it was opened with. */
function Maker({ name, begin, scheme, schemes, onReload }: Props) {
  const { userId } = useUser();
  const [initial] = useState(begin);
  const [draft] = useState(() => keptDraft(userId, name));
  const others = schemes.filter(({ id }) => id !== scheme?.id);
  return (
    <MakerForm initial={initial} scheme={scheme} taken={lettersOf(others)} draft={draft} onReload={onReload ?? null} />
  );
}

/** The next version of a scheme, under terms. */
export function NextVersion({ scheme, ...rest }: Omit<Props, "name" | "begin" | "scheme"> & { scheme: Scheme }) {
  const name = `scheme.${scheme.id}.${scheme.version}`;
  return <Maker name={name} begin={() => draftOfScheme(scheme)} scheme={scheme} {...rest} />;
}

function NotFound() {
  return (
    <ErrorNotice
      message={messageOfCode("scheme_not_found")}
      action={<ButtonLink to={paths.schemes}>{t("To the schemes")}</ButtonLink>}
    />
  );
}

function lettersOf(schemes: readonly Scheme[]): ReadonlySet<string> {
  return new Set(schemes.flatMap(({ prefixes }) => prefixes.map(({ prefix }) => prefix)));
}
