import { getClient } from "@thangam/contracts/clients/list-operations";
import { useSearchParams } from "react-router";
import { useOperation } from "#api/query.ts";
import { messageOfCode } from "#api/messages.ts";
import { RecordLoading } from "#forms/record-loading.tsx";
import { checkInput } from "#forms/resolver.ts";
import { day } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { ActionLink } from "#navigation/action-link.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { PageTabs } from "#navigation/page-tabs.tsx";
import { clientOf, editClientOf, paths } from "#app/paths.ts";
import { useAccess } from "#app/access.ts";
import type { Audience } from "#app/access.ts";
import { EmailText } from "#ui/email-text.tsx";
import { Card, Fact, StatusBadge } from "#ui/surface.tsx";
import { BooksTab } from "./books-tab.tsx";
import type { Client } from "./client.ts";
import { HistoryTab } from "./history-tab.tsx";
import { MessagesTab } from "./messages-tab.tsx";
import { PaymentsTab } from "./payments-tab.tsx";

const tabs = ["books", "payments", "messages", "history"] as const;
type Tab = (typeof tabs)[number];

/** The client whom the URL names: their books, payments, messages and history in one place. */
export default function ClientScreen() {
  const [params] = useSearchParams();
  const checked = checkInput(getClient, { clientId: params.get("id") ?? "" });
  const query = useOperation(getClient, checked.ok ? checked.input : { clientId: 0n }, { enabled: checked.ok });
  const tab = tabs.find((known) => known === params.get("tab")) ?? "books";
  return (
    <>
      <PageHeader
        title={query.data?.name}
        crumbs={[{ label: t("Manage Clients") }, { label: t("View Client"), to: paths.viewClients }]}
      >
        {query.data !== undefined && <Actions client={query.data} />}
      </PageHeader>
      <RecordLoading
        query={query}
        missing={checked.ok ? null : messageOfCode("client_not_found")}
        back={{ to: paths.viewClients, label: t("To the clients") }}
      >
        {(client) => (
          <>
            <ClientFacts client={client} />
            <Tabs client={client} open={tab} />
            <OpenTab client={client} tab={tab} />
          </>
        )}
      </RecordLoading>
    </>
  );
}

function Actions({ client }: { client: Client }) {
  const mayOpen = useAccess();
  const reason = mayOpen("admin") ? undefined : t("Only an Admin changes a client.");
  return (
    <div className="flex flex-wrap gap-3">
      <ActionLink to={editClientOf(client.id, "")} reason={reason}>
        {t("Edit")}
      </ActionLink>
      <ActionLink look="primary" to={editClientOf(client.id, "")} reason={reason}>
        {t("Add book")}
      </ActionLink>
    </div>
  );
}

function ClientFacts({ client }: { client: Client }) {
  const { email, mobile, status, joinedOn, books } = client;
  const total = books.reduce((sum, { paidTotalPaise }) => sum + paidTotalPaise, 0n);
  return (
    <Card className="mb-5">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-5">
        <Fact label={t("Mobile Number")}>
          <a href={`tel:${mobile}`} className="text-brand-ink underline underline-offset-4">
            {mobile}
          </a>
        </Fact>
        <Fact label={t("Email")}>
          <EmailText email={email} />
        </Fact>
        <Fact label={t("Status")}>
          <StatusBadge status={status} />
        </Fact>
        <Fact label={t("Joined")}>{day(joinedOn)}</Fact>
        <Fact label={t("Saved in all books")}>{rupees(total)}</Fact>
      </dl>
    </Card>
  );
}

/** The audience of each tab. The server enforces it, too. */
const audienceOfTab: Record<Tab, Audience> = {
  books: "clients.view",
  payments: "payments.view",
  messages: "clients.view",
  history: "admin",
};

function Tabs({ client, open }: { client: Client; open: Tab }) {
  const mayOpen = useAccess();
  const labels: Record<Tab, string> = {
    books: t("Books"),
    payments: t("Payments"),
    messages: t("Messages"),
    history: t("History"),
  };
  return (
    <PageTabs
      label={t("About this client")}
      tabs={tabs
        .filter((tab) => mayOpen(audienceOfTab[tab]))
        .map((tab) => ({
          to: clientOf(client.id, tab === "books" ? "" : tab),
          label: labels[tab],
          isOpen: tab === open,
        }))}
    />
  );
}

function OpenTab({ client, tab }: { client: Client; tab: Tab }) {
  const mayOpen = useAccess();
  if (!mayOpen(audienceOfTab[tab])) return <BooksTab client={client} />;
  switch (tab) {
    case "books":
      return <BooksTab client={client} />;
    case "payments":
      return <PaymentsTab clientId={client.id} />;
    case "messages":
      return <MessagesTab clientId={client.id} />;
    case "history":
      return <HistoryTab clientId={client.id} />;
  }
}
