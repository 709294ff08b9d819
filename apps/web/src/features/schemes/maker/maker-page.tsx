import { useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import { messageOfCode } from "#api/messages.ts";
import { paths } from "#app/paths.ts";
import type { Scheme } from "#features/schemes/scheme-draft.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { ErrorNotice } from "#ui/surface.tsx";
import { cardTexts } from "./card-texts.ts";
import { galleryCards } from "./gallery-cards.ts";
import { Gallery } from "./gallery.tsx";
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
    return <Maker key={copied} begin={() => draftOfCopy(scheme, name, taken)} scheme={null} schemes={schemes} />;
  }
  if (from === null) return <Gallery schemes={schemes} />;
  const card = galleryCards.find(({ id }) => id === from);
  if (card === undefined) return <Navigate replace to={paths.editScheme} />;
  const { title } = cardTexts()[card.id];
  return <Maker key={from} begin={() => draftOfCard(card, title, taken)} scheme={null} schemes={schemes} />;
}

interface Props {
  begin: () => MakerDraft;
  scheme: Scheme | null;
  schemes: readonly Scheme[];
  onReload?: () => void;
}

/** The form keeps what it was opened with. */
function Maker({ begin, scheme, schemes, onReload }: Props) {
  const [initial] = useState(begin);
  const others = schemes.filter(({ id }) => id !== scheme?.id);
  return <MakerForm initial={initial} scheme={scheme} taken={lettersOf(others)} onReload={onReload ?? null} />;
}

/** The next version of a scheme, under terms. */
export function NextVersion({ scheme, ...rest }: Omit<Props, "begin" | "scheme"> & { scheme: Scheme }) {
  return <Maker begin={() => draftOfScheme(scheme)} scheme={scheme} {...rest} />;
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
