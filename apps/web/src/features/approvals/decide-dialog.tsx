import { decideApproval } from "@thangam/contracts/approvals/approval-operations";
import { messageOfCode } from "#api/messages.ts";
import { dateAndTime } from "#format/dates.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { RadioGroup } from "#ui/choices.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import { approvalQueries } from "./approval-queries.ts";
import type { Approval } from "./approval.ts";
import { DangerFacts, GatewayWord } from "./danger-facts.tsx";

/** Somebody else's request: what would happen, why, and the decision. */
export default function DecideDialog({ row, onClose }: { row: Approval; onClose: () => void }) {
  const form = useOperationForm(decideApproval, {
    defaults: { decision: "", remarks: "" },
    toInput: (values) => ({ ...values, approvalId: row.id.toString() }),
    // The schema checks it last. The form reports all mistakes at once.
    check: ({ decision, remarks }) =>
      decision === "refuse" && remarks.trim() === ""
        ? [{ name: "remarks", message: messageOfCode("refusal_reason_missing") }]
        : [],
    invalidates: approvalQueries,
    onSaved: ({ state, outcome }) => {
      if (outcome !== null) toast.error(messageOfCode(outcome.code, outcome.params));
      else toast.success(state === "approved" ? t("Approved and done.") : t("Refused. Nothing was changed."));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t("Request {number}", { number: row.id.toString() })}
      description={t("Asked by {name} on {date}", { name: row.maker, date: dateAndTime(row.askedAt) })}
      saveLabel={t("Save decision")}
    >
      <div className="flex flex-col gap-3 rounded-card border border-line bg-sunken px-5 py-4">
        {row.dangers.map((danger, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- safe: what is dangerous about a call never changes its order
          <DangerFacts key={place} danger={danger} />
        ))}
        <GatewayWord row={row} />
        <p className="wrap-anywhere">
          {t("Why")}: {row.reason ?? t("No reason was given.")}
        </p>
      </div>
      <RadioGroup
        label={t("Decision")}
        isRequired
        options={[
          { value: "approve", label: t("Approve: it happens at once") },
          { value: "refuse", label: t("Refuse: nothing is changed") },
        ]}
        {...form.controlled("decision")}
      />
      <TextField
        label={t("Remarks")}
        isRequired={form.values.decision === "refuse"}
        maxLength={300}
        {...form.field("remarks")}
      />
    </FormDialog>
  );
}
