import { BookCheck, X } from "lucide-react";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { offlinePaymentOf } from "#app/paths.ts";
import { useAccess } from "#app/access.ts";

export interface Enrolled {
  name: string;
  email: string;
  mobile: string;
  isSignInNew: boolean;
  isPasswordMailed: boolean;
  bookNumbers: readonly string[];
}

/** The client who was just enrolled, how they sign in, and a link to their first payment. */
export function EnrolledNote({ onClose, ...enrolled }: Enrolled & { onClose: () => void }) {
  const { name, bookNumbers } = enrolled;
  const mayOpen = useAccess();
  return (
    <section
      aria-label={t("Client added")}
      className="book flex flex-wrap items-start gap-4 rounded-card border border-line bg-success-soft p-5"
    >
      <BookCheck aria-hidden className="mt-0.5 text-success-ink" />
      <div className="min-w-0 flex-1">
        <h2 className="text-lg font-semibold">{t("{name} is enrolled", { name })}</h2>
        <p className="text-muted">{howTheySignIn(enrolled)}</p>
        {mayOpen("payments.take") && (
          <ul className="mt-3 flex flex-wrap gap-2">
            {bookNumbers.map((number) => (
              <li key={number}>
                <ButtonLink size="small" to={offlinePaymentOf(number)}>
                  {t("First payment on {number}", { number })}
                </ButtonLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      <button
        type="button"
        aria-label={t("Dismiss")}
        onClick={onClose}
        className="-m-1 grid size-9 place-items-center rounded-field text-muted hover:text-ink"
      >
        <X size={18} aria-hidden />
      </button>
    </section>
  );
}

function howTheySignIn({ email, mobile, isSignInNew, isPasswordMailed }: Enrolled): string {
  if (email === "") return t("They sign in with the mobile number {mobile} and a code by SMS.", { mobile });
  if (!isSignInNew) return t("They sign in with the password they already have.");
  if (isPasswordMailed)
    return t("Their first password was mailed to {email}. It must be changed at the first sign-in, within 7 days.", {
      email,
    });
  return t(
    "Their first password is the mobile number {mobile}. It must be changed at the first sign-in, within 7 days.",
    { mobile },
  );
}
