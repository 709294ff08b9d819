import { FormDialog } from "#forms/form-dialog.tsx";
import { rupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { RadioGroup } from "#ui/choices.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { PaymentException } from "./payment-exception.ts";
import { ReturnedMoneyFields } from "./returned-money-fields.tsx";
import { useResolveExceptionForm } from "./use-resolve-exception-form.ts";

/** An Admin decides a payment exception. The client is notified. */
export default function ResolveExceptionDialog({ row, onClose }: { row: PaymentException; onClose: () => void }) {
  const { form, choices } = useResolveExceptionForm(row, onClose);
  const chosen = form.values.resolution;
  const hint = hintOf(chosen, row);
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t("Resolve payment {number}", { number: row.paymentId.toString() })}
      description={[row.clientName, row.bookNumber, rupees(row.movedPaise ?? row.amountPaise)].join(" · ")}
      saveLabel={t("Resolve")}
    >
      <RadioGroup
        label={t("What becomes of the money")}
        isRequired
        options={choices.map((word) => ({ value: word, label: labelOf(word) }))}
        {...form.controlled("resolution")}
      />
      <ResolutionFields form={form} row={row} />
      <TextField label={t("Remarks")} isRequired maxLength={300} {...form.field("remarks")} />
      {row.kind === "gateway_gone" && <WhereToLook row={row} />}
      {row.kind === "capture_not_found" && <MissingMoney row={row} />}
      {hint !== null && <p className="text-muted">{hint}</p>}
    </FormDialog>
  );
}

/** What an Admin reads at a gateway that the portal can ask no more. */
function WhereToLook({ row: { movedReference, movedPaise } }: { row: PaymentException }) {
  return (
    <p>
      {t(
        "Sign in at the gateway's own pages and look for the payment {payment}. Its refunds tell whether {amount} went back: one that is processed was sent, one that failed or is not there was not. One that is still pending is decided about later.",
        { payment: movedReference ?? "", amount: rupees(movedPaise ?? 0n) },
      )}
    </p>
  );
}

/** What an Admin looks at where the gateway does not have money. */
function MissingMoney({ row: { movedReference } }: { row: PaymentException }) {
  return (
    <p>
      {t(
        "The gateway was asked and does not have the money {payment}. An event with a correct signature may have told of it, although it never came: look it up on the gateway's own pages, and change the secret of the events if it is not there.",
        { payment: movedReference ?? "" },
      )}
    </p>
  );
}

interface FieldsProps {
  form: ReturnType<typeof useResolveExceptionForm>["form"];
  row: PaymentException;
}

/** The further fields of a decision. */
function ResolutionFields({ form, row }: FieldsProps) {
  const chosen = form.values.resolution;
  return (
    <>
      {chosen === "Money returned" && (
        <ReturnedMoneyFields
          mode={row.isHeldByGateway ? form.controlled("mode") : null}
          reference={form.field("reference")}
        />
      )}
      {chosen === "Sent by the gateway" && (
        <TextField
          label={t("Number of the refund")}
          isRequired
          maxLength={60}
          hint={t("As the gateway's own pages show it, such as rfnd_….")}
          {...form.field("reference")}
        />
      )}
      {chosen === "Kept as an instalment" && row.savesGold && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t("Weight in grams")}
            inputMode="decimal"
            hint={t("Left empty, it is computed at the rate of the day the money came on.")}
            {...form.field("weightMg")}
          />
          <TextField
            label={t("Reason for another weight")}
            maxLength={300}
            hint={t("Both weights and the reason are kept.")}
            {...form.field("weightReason")}
          />
        </div>
      )}
    </>
  );
}

/** The consequence of a decision, shown before it is made. */
function hintOf(resolution: string, { kind, movedPaise, paymentStatus }: PaymentException): string | null {
  if (kind === "capture_not_found" && resolution === "Seen to") return t("Nothing changes.");
  if (kind === "capture_not_found" && resolution === "No money came" && paymentStatus !== "Successfully Transfer")
    return t("The payment is taken back from its book. Nothing is sent, and the client is told by e-mail.");
  // Their payment is over, and stays as it is.
  if ((kind === "dispute_won" || kind === "refund_failed") && resolution === "Money returned")
    return t("The client is told by e-mail.");
  switch (resolution) {
    case "":
      return null;
    case "Returned through the gateway":
      return t(
        "The gateway sends the money back to where it came from; see Gateway Refunds. The client is told by e-mail.",
      );
    case "Kept as an instalment":
      return t("The next instalment of the book is credited today, with a receipt. The client is told by e-mail.");
    case "Asked for again":
      return [
        t("The gateway is asked once more under a new number; see Gateway Refunds."),
        ...(movedPaise === null ? [t("To pay it back another way, open Gateway Refunds.")] : []),
      ].join(" ");
    case "Counted as its refund":
      return t(
        "The payment is taken back from its book. What the gateway has not sent yet, it is asked for; what it sent beyond that is a loss of the shop.",
      );
    case "Borne by the shop":
      return t("The book keeps the payment. The amount is booked as a loss of the shop.");
    case "Kept by the shop":
      return t("What the gateway gives back is booked as the shop's. The client is not told.");
    case "Sent by the gateway":
      return t("The refund is done. Nothing more is sent or paid.");
    case "Not sent by the gateway":
      return t("The money is owed to the client still. Pay it another way at Gateway Refunds.");
    case "Seen to":
      return t("Nothing changes: the books hold this money as received and given back.");
    default:
      return t("The payment ends as Failed, and the client is told by e-mail.");
  }
}
