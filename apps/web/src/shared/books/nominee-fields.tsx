import { MAX_NOMINEES, relations } from "@thangam/contracts/books/nominee-schemas";
import { changed } from "#forms/keyed-rows.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { DigitsField, MobileField, TextField } from "#ui/text-field.tsx";
import { sharesOf, withNominee, withoutNominee } from "./nominee-draft.ts";
import type { NomineeDraft, NomineesDraft } from "./nominee-draft.ts";

interface Props {
  /** Whether the saver fills them in. */
  isOwn?: boolean;
  values: NomineesDraft;
  onNaming: (namesNominees: string) => void;
  onNominees: (nominees: NomineeDraft[]) => void;
  /** The error at a place such as "nominees.0.name", and what takes the focus there. */
  nested: (name: string) => { error?: string; ref: (element: { focus(): void } | null) => void };
  focus: (name: string) => void;
}

/** Whom the client names for the book. Nobody has to be named, so the fields stand behind a tick. */
export function NomineeFields({ isOwn = false, values, onNaming, onNominees, nested, focus }: Props) {
  const { namesNominees, nominees } = values;
  const isNamed = namesNominees !== "";
  const { error, ref } = nested("nominees");
  return (
    <fieldset className="flex flex-col gap-4 sm:col-span-full">
      <legend className="sr-only">{t("Nominee")}</legend>
      <Checkbox
        label={t("A nominee is named")}
        hint={
          isOwn
            ? t("Who is to be given your savings after your lifetime. You can say it later, too.")
            : t("Who is to be given the savings when the client dies. It can be said later, too.")
        }
        name="namesNominees"
        checked={isNamed}
        onChange={(event) => onNaming(event.currentTarget.checked ? "yes" : "")}
      />
      {isNamed && (
        <>
          {nominees.map((nominee, at) => (
            <OneNominee
              key={nominee.key}
              {...{ isOwn, nominee, at, nested }}
              isOnly={nominees.length === 1}
              onChange={(change) => onNominees(changed(nominees, nominee.key, change))}
              onRemove={() => {
                onNominees(withoutNominee(nominees, nominee.key));
                focus("nominees.0.name");
              }}
            />
          ))}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              ref={ref}
              size="small"
              aria-describedby={error === undefined ? undefined : "nominees-error"}
              reason={
                nominees.length >= MAX_NOMINEES
                  ? t("There are {most} nominees at most.", { most: MAX_NOMINEES })
                  : undefined
              }
              onClick={() => {
                onNominees(withNominee(nominees));
                focus(`nominees.${nominees.length}.name`);
              }}
            >
              {t("Add a nominee")}
            </Button>
            {nominees.length > 1 && (
              <p role="status" className="text-sm text-muted">
                {t("{sum} % of 100 % are shared out.", { sum: sharesOf(nominees) })}
              </p>
            )}
          </div>
          {error !== undefined && (
            <p id="nominees-error" role="alert" className="text-sm font-medium text-danger-ink">
              {error}
            </p>
          )}
        </>
      )}
    </fieldset>
  );
}

interface OneProps extends Pick<Props, "nested" | "isOwn"> {
  nominee: NomineeDraft;
  at: number;
  isOnly: boolean;
  onChange: (change: Partial<NomineeDraft>) => void;
  onRemove: () => void;
}

function OneNominee({ isOwn = false, nominee, at, isOnly, nested, onChange, onRemove }: OneProps) {
  const number = at + 1;
  const text = (field: keyof Omit<NomineeDraft, "key">, place: string = field) => ({
    value: nominee[field],
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange({ [field]: event.currentTarget.value }),
    ...nested(`nominees.${at}.${place}`),
  });
  const isMinor = nominee.isMinor !== "";
  return (
    <fieldset className={isOnly ? "contents" : "rounded-card border border-line p-4"}>
      <legend className={isOnly ? "sr-only" : "px-1 font-semibold"}>{t("Nominee {number}", { number })}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t("Name of the nominee")} isRequired maxLength={120} {...text("name")} />
        <SelectField
          label={isOwn ? t("Relation to you") : t("Relation to the client")}
          isRequired
          placeholder={t("Select")}
          options={relations.map((value) => ({ value, label: labelOf(value) }))}
          value={nominee.relation}
          onValueChange={(relation) => onChange({ relation })}
          {...nested(`nominees.${at}.relation`)}
        />
        <MobileField label={t("Mobile number of the nominee")} {...text("mobile")} />
        <DigitsField
          label={t("Share of the savings, percent")}
          isRequired
          maxLength={3}
          {...text("share", "sharePercent")}
        />
        <Checkbox
          label={t("The nominee is under 18")}
          checked={isMinor}
          onChange={(event) => onChange({ isMinor: event.currentTarget.checked ? "yes" : "" })}
        />
        {isMinor && <TextField label={t("Name of the guardian")} isRequired maxLength={120} {...text("guardian")} />}
        {!isOnly && (
          <Button size="small" className="self-end justify-self-end sm:col-span-full" onClick={onRemove}>
            {t("Remove nominee {number}", { number })}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
