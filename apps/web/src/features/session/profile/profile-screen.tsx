import { KeyRound, LogOut, ShieldCheck } from "lucide-react";
import { useUser } from "#api/session.ts";
import { paths } from "#app/paths.ts";
import { dateAndTime } from "#format/dates.ts";
import { labelOf, spokenLanguage, t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { OnlineLink } from "#navigation/online-link.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { PointsFact } from "#shared/customers/points-fact.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Card, Fact } from "#ui/surface.tsx";
import { InstallCard } from "./install-card.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { PushCard } from "./push-card.tsx";
import { ReminderChoice } from "./reminder-choice.tsx";
import { ShopCard } from "./shop-card.tsx";

/** The profile of the signed-in user, and what they may change. */
export default function ProfileScreen() {
  const user = useUser();
  return (
    <>
      <PageHeader />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card title={t("Your details")}>
          <dl className="grid gap-4 sm:grid-cols-2">
            <Fact label={t("Name")}>{user.name}</Fact>
            <Fact label={t("User Type")}>{labelOf(user.role)}</Fact>
            <Fact label={t("Email")}>
              <span className="wrap-anywhere">{user.email || "–"}</span>
            </Fact>
            <Fact label={t("Mobile Number")}>{user.mobile}</Fact>
            {user.designation !== null && <Fact label={t("Designation")}>{user.designation}</Fact>}
            <Fact label={t("Last login")}>
              {user.previousLoginAt === null ? t("This is the first time") : dateAndTime(user.previousLoginAt)}
            </Fact>
            {user.role === "Customer" && <PointsFact />}
          </dl>
          {user.email === "" && (
            <p className="mt-4 text-sm text-muted">{t("You sign in with your mobile number and a code by SMS.")}</p>
          )}
          <p className="mt-4 text-sm text-muted">
            {t("If something is not right, please tell the shop. They will change it for you.")}
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            {user.email !== "" && (
              <OnlineLink to={paths.changePassword} className={buttonClass()}>
                <KeyRound size={18} aria-hidden />
                {t("Change password")}
              </OnlineLink>
            )}
            <OnlineLink to={paths.security} className={buttonClass()}>
              <ShieldCheck size={18} aria-hidden />
              {t("Security")}
            </OnlineLink>
          </div>
        </Card>
        <div className="flex flex-col gap-5">
          <LanguageChoice stored={user.language ?? spokenLanguage()} />
          {user.role === "Customer" && <ReminderChoice isWanted={user.wantsReminders} hasEmail={user.email !== ""} />}
          {user.role === "Customer" && <PushCard />}
          {user.role === "Customer" && <InstallCard />}
          {user.role === "Customer" && <ShopCard />}
        </div>
        {user.role === "Customer" && (
          <ButtonLink to={paths.logout} className="lg:col-span-2">
            <LogOut size={18} aria-hidden />
            {t("Logout")}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
