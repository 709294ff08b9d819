import { getSetupSteps, putAwaySetupSteps } from "@thangam/contracts/setup/checklist-operations";
import type { SetupStep } from "@thangam/contracts/setup/schemas";
import { CircleCheck, Circle } from "lucide-react";
import { Link } from "react-router";
import { errorMessage } from "#api/errors.ts";
import { useCommand, useOperation } from "#api/query.ts";
import { paths } from "#app/paths.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/surface.tsx";
import { toast } from "#ui/toast.tsx";

/** What a fresh shop does first, until all is done or put away. */
export function SetupSteps({ className }: { className: string }) {
  // Whoever comes back from a step has just done it.
  const { data } = useOperation(getSetupSteps, {}, { staleTime: 0 });
  const command = useCommand(putAwaySetupSteps, { invalidates: [getSetupSteps] });
  const putAway = (input: { step?: SetupStep }) =>
    command.mutate(input, { onError: (error) => toast.error(errorMessage(error)) });
  const steps = data?.steps ?? [];
  if (steps.length === 0) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card
      title={t("Set up your shop")}
      className={className}
      action={
        <Button isBusy={command.isPending} onClick={() => putAway({})}>
          {t("Put the list away")}
        </Button>
      }
    >
      <p className="mb-3 text-muted">{t("{done} of {all} done", { done, all: steps.length })}</p>
      <ol className="grid gap-x-8 gap-y-1 lg:grid-cols-2">
        {steps.map(({ step, isDone }) => (
          <StepLine key={step} step={step} isDone={isDone} onPutAway={() => putAway({ step })} />
        ))}
      </ol>
    </Card>
  );
}

function StepLine({ step, isDone, onPutAway }: { step: SetupStep; isDone: boolean; onPutAway: () => void }) {
  const { title, why, to } = toldOf(step);
  return (
    <li className="flex items-start gap-3 py-2">
      {isDone ? (
        <CircleCheck aria-hidden className="mt-0.5 shrink-0 text-success-ink" />
      ) : (
        <Circle aria-hidden className="mt-0.5 shrink-0 text-muted" />
      )}
      <div className="min-w-0 flex-1">
        <Link to={to} className="font-medium text-brand-ink underline underline-offset-4">
          {title}
        </Link>
        {isDone && <span className="ms-2 text-sm text-success-ink">{t("Done")}</span>}
        <p className="text-sm text-muted">{why}</p>
      </div>
      {!isDone && (
        <Button size="small" look="quiet" aria-label={t("Not needed: {step}", { step: title })} onClick={onPutAway}>
          {t("Not needed")}
        </Button>
      )}
    </li>
  );
}

function toldOf(step: SetupStep): { title: string; why: string; to: string } {
  switch (step) {
    case "profile":
      return {
        title: t("Say who you are"),
        why: t("Name, logo, colour, address and GSTIN stand on the sign-in, on receipts and in messages."),
        to: paths.shopProfile,
      };
    case "schemes":
      return {
        title: t("Make a scheme from a template"),
        why: t("Brochures that shops already print. Change what is different with you."),
        to: paths.editScheme,
      };
    case "rate":
      return {
        title: t("Enter today's gold rate"),
        why: t("Schemes that save gold credit their grams at it."),
        to: paths.goldRate,
      };
    case "people":
      return {
        title: t("Let your people in"),
        why: t("Each with a sign-in of their own, and the rights they need."),
        to: paths.addUser,
      };
    case "import":
      return {
        title: t("Bring in the books you have"),
        why: t("From a file, checked before anything is written. A shop that begins anew does not need it."),
        to: paths.importBooks,
      };
    case "payment":
      return {
        title: t("Take a payment to try it"),
        why: t("Enrol yourself, pay one instalment and look at the receipt. It can be refunded."),
        to: paths.addClient,
      };
  }
}
