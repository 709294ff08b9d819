import { MAX_LOGO_BYTES } from "@thangam/contracts/settings/profile-schemas";
import { useState } from "react";
import type { Ref } from "react";
import { messageOfCode } from "#api/messages.ts";
import { t } from "#i18n/i18n.ts";
import { base64Of } from "#shared/files/base64-of.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";

interface Props {
  name: string;
  /** What was chosen, as base64; empty before that. */
  value: string;
  onValueChange: (logo: string) => void;
  error?: string;
  ref?: Ref<HTMLInputElement>;
  /** Of the logo that the shop has; null without one. */
  savedUrl: string | null;
  onRemove: () => void;
}

/** A picture of a bounded size is kept in the form; what is larger is not read at all. */
export function LogoField({ name, value, onValueChange, error, ref, savedUrl, onRemove }: Props) {
  const [isTooLarge, setTooLarge] = useState(false);

  async function take(file: File | undefined) {
    if (file === undefined) return;
    setTooLarge(file.size > MAX_LOGO_BYTES);
    onValueChange(file.size > MAX_LOGO_BYTES ? "" : await base64Of(file));
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <Field
        label={t("Logo")}
        className="w-full"
        hint={t("A PNG or JPEG picture of at most 64 kB.")}
        error={isTooLarge ? messageOfCode("shop_logo_too_large") : error}
      >
        {(ids) => (
          <input
            {...ids}
            ref={ref}
            name={name}
            type="file"
            accept="image/png,image/jpeg"
            className="w-full min-w-0 text-sm"
            onChange={(event) => void take(event.currentTarget.files?.[0])}
          />
        )}
      </Field>
      {(savedUrl !== null || value !== "") && (
        <Button size="small" onClick={onRemove}>
          {t("Remove the logo")}
        </Button>
      )}
    </div>
  );
}
