import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { operations } from "@thangam/contracts";
import { firstAnswers } from "@thangam/contracts/menu/first-answers";
import { mayOpen } from "@thangam/contracts/menu/audience";
import type { Screen } from "@thangam/contracts/menu/screen";
import { screens } from "@thangam/contracts/menu/screens";
import type { SessionPerson } from "@thangam/contracts/session/schemas";
import { getSession } from "@thangam/contracts/session/sign-in-operations";
import { getShop } from "@thangam/contracts/settings/shop-operations";
import type { OwnAnswers, OwnPageRequest, OwnPageWriter } from "@thangam/contracts/site/own-page";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Route, Routes, StaticRouter } from "react-router";
import { answerOf } from "#api/answer-of.ts";
import type { AnyOperation } from "#api/client.ts";
import { keyOf } from "#api/query.ts";
import { UserContext } from "#api/session.ts";
import { codeOf } from "#app/routes.ts";
import { partsOfCustomers } from "#app/shell/parts-of-customers.ts";
import { Shell } from "#app/shell/shell.tsx";
import { setShopTimeZone } from "#format/dates.ts";
import { CurrentScreen } from "#navigation/current-screen.ts";
import { programOf, programPage, withProgram } from "#site/program.ts";
import { speakToWrite } from "#site/speakers.ts";
import { writeFor } from "#ui/shop.ts";
import { TestPaymentsNote } from "#ui/test-payments-note.tsx";
import { OwnDocument } from "./own-document.tsx";

/** Those of `firstAnswers`, by their address. */
const drawnScreens = new Map(await Promise.all([...firstAnswers.keys()].map(drawnAt)));

async function drawnAt(path: string) {
  const { default: Component } = await codeOf(screenAt(path));
  return [path, <Component key={path} />] as const;
}

// They are drawn at once, as in a browser that has their code.
await Promise.all(partsOfCustomers.map(({ load }) => load()));

/** Nothing else runs between its first and its last line, so that no other page's person, language or shop gets in. */
export const renderOwnPage: OwnPageWriter["renderOwnPage"] = (request) => {
  const screen = screenAt(request.path);
  const user = answerOf(request.answers, getSession);
  const shop = answerOf(request.answers, getShop);
  if (!user || shop === undefined) return null;
  if (user.mustChangePassword || !mayOpen(screen.audience, user)) return null;
  speakToWrite(request.language);
  writeFor(shop);
  setShopTimeZone(user.shopTimeZone);
  const drawn = renderToStaticMarkup(<Drawn request={request} screen={screen} user={user} />);
  const page = renderToStaticMarkup(
    <OwnDocument request={request} screen={screen} shop={shop} user={user} drawn={withoutStyles(drawn)} />,
  );
  return `<!doctype html>${withProgram(page, programOf(screen, request.language, true))}`;
};

/** The page that the program fills, with what it needs for the screen. */
export const programPageAt: OwnPageWriter["programPageAt"] = (path) => programPage(screenAt(path));

function screenAt(path: string): Screen {
  const screen = screens.find((known) => known.path === path);
  if (screen === undefined) throw new Error(`the table has no screen at ${path}`);
  return screen;
}

/** The policy allows no style in a page. One part has some: the field of Base UI's list that forms read, which nobody sees. */
function withoutStyles(drawn: string): string {
  return drawn.replaceAll(/ style="clip-path:[^"]*"/g, ' hidden=""');
}

interface Props {
  request: OwnPageRequest;
  screen: Screen;
  user: SessionPerson;
}

/** As the program draws it. */
function Drawn({ request: { answers, hasTestPayments }, screen, user }: Props) {
  return (
    <QueryClientProvider client={clientWith(answers)}>
      {hasTestPayments && <TestPaymentsNote />}
      <StaticRouter location={screen.path}>
        <Untouched isForStaff={user.role !== "Customer"}>
          <Routes>
            <Route element={<Shell />}>
              <Route
                path="*"
                element={
                  <UserContext value={user}>
                    <CurrentScreen value={screen}>{drawnScreens.get(screen.path)}</CurrentScreen>
                  </UserContext>
                }
              />
            </Route>
          </Routes>
        </Untouched>
      </StaticRouter>
    </QueryClientProvider>
  );
}

/**
 * Staff work by keys, which mean something to the program alone: until it is here their fields and buttons take nothing. What a
 * customer presses is pressed again.
 */
function Untouched({ isForStaff, children }: { isForStaff: boolean; children: ReactNode }) {
  if (!isForStaff) return children;
  return (
    <fieldset disabled className="contents">
      {children}
    </fieldset>
  );
}

/** Knows the answers; it asks nothing, because nothing that is drawn on a server asks. */
function clientWith(answers: OwnAnswers): QueryClient {
  const client = new QueryClient();
  for (const operation of Object.values<AnyOperation>(operations)) {
    const answer: unknown = answerOf(answers, operation);
    if (answer !== undefined) client.setQueryData(keyOf(operation, {}), answer);
  }
  return client;
}
