import { useSession } from "#api/session.ts";
import { LanguageSwitch } from "#ui/language-switch.tsx";
import { FrontFrame } from "./front-frame.tsx";
import type { FrontFrameProps } from "./front-frame.tsx";

/** The page of people who are not signed in. Whoever is signed in has their own language, which they choose in their profile. */
export function FrontPage(props: FrontFrameProps) {
  const hasOwnLanguage = Boolean(useSession());
  return <FrontFrame {...props} languages={!hasOwnLanguage && <LanguageSwitch />} />;
}
