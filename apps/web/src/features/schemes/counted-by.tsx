import { t } from "#i18n/i18n.ts";
import { RadioGroup } from "#ui/choices.tsx";

/** Whether steps count the instalments that were paid or the days since joining. */
export function CountedBy({
  name,
  value,
  onValueChange,
}: {
  name: string;
  value: string;
  onValueChange: (by: string) => void;
}) {
  return (
    <RadioGroup
      label={t("Counted by")}
      name={name}
      options={[
        { label: t("Instalments paid"), value: "instalments" },
        { label: t("Days since joining"), value: "days" },
      ]}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
