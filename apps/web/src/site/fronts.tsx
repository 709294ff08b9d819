import type { JoiningView } from "@thangam/contracts/site/joining";
import type { ReactNode } from "react";
import { StaticRouter } from "react-router";
import { paths } from "#app/paths.ts";
import { isNamedHost } from "#format/named-host.ts";
import { t } from "#i18n/i18n.ts";
import { CurrentScreen } from "#navigation/current-screen.ts";
import { FrontFrame } from "#navigation/front-frame.tsx";
import { signInLead } from "#navigation/front-titles.ts";
import { FirstStepForms, MobileFields, PasswordFields } from "#shared/session/first-step.tsx";
import { PasskeyLook, passkeySignIn } from "#shared/session/second-step/passkey-look.tsx";
import { Mark } from "#ui/brand.tsx";
import { Skeleton } from "#ui/surface.tsx";
import { TestPaymentsNote } from "#ui/test-payments-note.tsx";
import { useSite } from "./context.ts";
import type { FrontView } from "./is-front.ts";
import { JoinForm } from "./join-form.tsx";
import { Done } from "./join-page.tsx";
import { joiningTitle } from "./joining-title.ts";
import { LanguageLinks } from "./language-links.tsx";
import { screenOf } from "./program.ts";
import { Shop } from "./shop.tsx";
import { ShopFacts } from "./shop-facts.tsx";

/** A screen as it stands until the program is here, which draws it into `#root` and takes its place. */
export function Front({ view }: { view: FrontView }) {
  const { hasTestPayments } = useSite();
  const screen = screenOf(view.page);
  return (
    <>
      <div id="front" data-test-payments={hasTestPayments || undefined}>
        {hasTestPayments && <TestPaymentsNote />}
        <StaticRouter location={screen.path}>
          <CurrentScreen value={screen}>
            {view.page === "signIn" ? <SignIn {...view} /> : <Join joining={view.joining} />}
          </CurrentScreen>
        </StaticRouter>
      </div>
      <div id="root" hidden>
        <Waiting />
      </div>
      {view.page === "signIn" && <Shop figures={view.figures} />}
    </>
  );
}

/** Sends nothing: a form of a dialog, outside of one, keeps what is typed. */
const unsent = { method: "dialog" } as const;

function SignIn({ isOnTheWay }: Pick<Extract<FrontView, { page: "signIn" }>, "isOnTheWay">) {
  const { publicUrl } = useSite();
  return (
    <FrontFrame lead={signInLead(isOnTheWay)} languages={<LanguageLinks className="mt-8 justify-center" />}>
      <Without>
        <p>{t("Signing in needs JavaScript. The pages of the shop below are read without it.")}</p>
      </Without>
      <FirstStepForms
        mobile={
          <>
            <MobileFields form={unsent} mobile={{ name: "mobile" }} />
            <NeedsScript />
          </>
        }
        password={
          <PasswordFields
            form={unsent}
            email={{ name: "email" }}
            password={{ name: "password" }}
            passkey={
              <>
                <NeedsScript />
                {isNamedHost(new URL(publicUrl).hostname) && <PasskeyLook label={passkeySignIn()} />}
              </>
            }
          />
        }
      />
    </FrontFrame>
  );
}

/** Until the program draws its own, or in its place where there is none. */
function Join({ joining }: { joining: JoiningView }) {
  return (
    <FrontFrame {...joiningTitle(joining)} languages={<LanguageLinks className="mt-8 justify-center" />}>
      {joining.at === "done" && <Done />}
      <noscript>
        {joining.at === "form" && <JoinForm view={joining} />}
        <div className="mt-8 border-t border-line pt-6">
          <ShopFacts />
        </div>
      </noscript>
      {joining.at === "form" && (
        <>
          <Skeleton className="h-[44rem] w-full" />
          <p className="mt-6 text-center">
            <a href={paths.login} className="text-brand-ink underline underline-offset-4">
              {t("I have a sign-in already")}
            </a>
          </p>
        </>
      )}
    </FrontFrame>
  );
}

/** Beside a button that does nothing without it. */
function NeedsScript() {
  return (
    <noscript>
      <p className="mt-2 text-sm text-gold-ink">{t("This button needs JavaScript.")}</p>
    </noscript>
  );
}

/** The home of who is signed in, in outline. */
function Waiting() {
  return (
    <div className="waiting" aria-hidden>
      <div className="flex h-16 items-center border-b-2 border-gold bg-bar px-4 text-on-bar">
        <Mark className="size-7 text-bar-accent" />
      </div>
      <div className="mx-auto flex w-full max-w-[1160px] flex-col gap-5 p-4">
        <Skeleton className="h-9 w-48" />
        <Skeleton className="h-40 w-full rounded-card" />
        <Skeleton className="h-28 w-full rounded-card" />
        <Skeleton className="h-28 w-full rounded-card" />
      </div>
    </div>
  );
}

function Without({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <div className="mb-6 flex flex-col gap-4 rounded-field bg-gold-soft p-4 text-gold-ink">{children}</div>
    </noscript>
  );
}
