import { KeyRound } from "lucide-react";
import { usePerson } from "#api/session.ts";
import { PointsFact } from "#shared/customers/points-fact.tsx";
import { wordOf } from "#format/words.ts";
import { dateAndTime } from "#format/dates.ts";
import { spokenLanguage, t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { paths } from "#app/paths.ts";
import { Card, Fact } from "#ui/surface.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { ReminderChoice } from "./reminder-choice.tsx";
import { SignedInList } from "./signed-in-list.tsx";

/** What the portal knows of the person who is signed in, and what they may change themselves. */
export default function ProfileScreen() {
  const person = usePerson();
  return (
    <>
      <PageHeader />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card title={t("Your details")}>
          <dl className="grid gap-4 sm:grid-cols-2">
            <Fact label={t("Name")}>{person.name}</Fact>
            <Fact label={t("User Type")}>{wordOf(person.role)}</Fact>
            <Fact label={t("Email")}>
              <span className="wrap-anywhere">{person.email}</span>
            </Fact>
            <Fact label={t("Mobile Number")}>{person.mobile}</Fact>
            {person.designation !== null && <Fact label={t("Designation")}>{person.designation}</Fact>}
            <Fact label={t("Last login")}>
              {person.previousLoginAt === null ? t("This is the first time") : dateAndTime(person.previousLoginAt)}
            </Fact>
            {person.role === "Customer" && <PointsFact />}
          </dl>
          <p className="mt-4 text-sm text-muted">
            {t("If something is not right, please tell the shop. They will change it for you.")}
          </p>
          <ButtonLink to={paths.changePassword} className="mt-4">
            <KeyRound size={18} aria-hidden />
            {t("Change password")}
          </ButtonLink>
        </Card>
        <div className="flex flex-col gap-5">
          <LanguageChoice chosen={person.language ?? spokenLanguage()} />
          {person.role === "Customer" && <ReminderChoice isWanted={person.wantsReminders} />}
        </div>
        <SignedInList />
      </div>
    </>
  );
}
