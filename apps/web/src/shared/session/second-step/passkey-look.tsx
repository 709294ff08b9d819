import { Fingerprint } from "lucide-react";
import type { ComponentProps } from "react";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";

/** The button of a passkey, as it is drawn. */
export function PasskeyLook({ label, ...button }: { label: string } & Omit<ComponentProps<typeof Button>, "children">) {
  return (
    <Button {...button}>
      <Fingerprint size={18} aria-hidden />
      {label}
    </Button>
  );
}

/** What it is called where it signs in by itself. */
export function passkeySignIn(): string {
  return t("Sign in with a passkey");
}
