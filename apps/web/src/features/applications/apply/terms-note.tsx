import { useQuery } from "@tanstack/react-query";
import { loadTerms } from "@thangam/texts/load-web";
import { useState } from "react";
import { useLanguage } from "#i18n/i18n.ts";
import { JoiningTerms } from "#shared/schemes/joining-terms.tsx";

/** The terms in the reader's language, fetched when somebody opens them. */
export function TermsNote() {
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ["terms", language],
    queryFn: () => loadTerms(language),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <JoiningTerms paragraphs={data} onToggle={(event) => setOpen(event.currentTarget.open)} />;
}
