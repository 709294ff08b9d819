import { operations } from "@thangam/contracts";
import type { OperationName } from "@thangam/contracts";
import { t } from "#i18n/i18n.ts";

/** What was done, by the name an operation has on the wire, in the words of the shop. */
export function actionWords(): Map<string, string> {
  const named = Object.entries(wordsByName());
  return new Map([...named.map(([name, words]) => [wireOf(name), words] as const), ...withoutCaller()]);
}

/** What no operation does: gateways and the portal itself. */
function withoutCaller(): [string, string][] {
  return [
    ["Gateway_Webhook", t("The gateway told of a payment")],
    ["Gateway_Return", t("A payer came back from the gateway")],
    ["Reconcile_Payments", t("Asked the gateway by itself")],
    ["Acknowledge_Verified", t("Credited a verified payment by itself")],
  ];
}

function wireOf(name: string): string {
  return Object.entries(operations).find(([known]) => known === name)?.[1].wire ?? name;
}

function wordsByName(): Partial<Record<OperationName, string>> {
  return {
    signIn: t("Signed in"),
    refreshSession: t("Stayed signed in"),
    signOut: t("Signed out"),
    changePassword: t("Changed their password"),
    openRecovery: t("Began to recover a password"),
    sendRecoveryCode: t("Asked for a recovery code"),
    verifyRecoveryCode: t("Entered a recovery code"),
    finishRecovery: t("Recovered a password"),
    endSession: t("Signed out elsewhere"),
    saveProfile: t("Chose a language"),
    addClientApplication: t("Asked to join"),
    sendApplicationCode: t("Asked for a code to join"),
    verifyClientApplication: t("Verified their e-mail to join"),
    addBookApplication: t("Asked for a further book"),
    approveApplication: t("Approved a request"),
    rejectApplication: t("Rejected a request"),
    giveApplicationSignIn: t("Gave a request its sign-in"),
    setApplicationClient: t("Decided the person of a request"),
    setApplicationBook: t("Decided the book of a request"),
    sendApplicationWelcome: t("Sent the welcome of a request"),
    saveScheme: t("Saved a scheme"),
    addClient: t("Added a client"),
    enrolClient: t("Enrolled a client"),
    updateClient: t("Changed a client"),
    addBook: t("Added a book"),
    closeBook: t("Closed or opened a book"),
    closeBookByNumber: t("Closed a book"),
    settleBook: t("Settled a book"),
    takeCounterPayment: t("Took a payment"),
    startPayment: t("Started a payment"),
    checkPayment: t("Asked the gateway about a payment"),
    reportFailure: t("Gave up a payment"),
    saveSettings: t("Changed the settings"),
    setUpShop: t("Set up the portal"),
    saveReminderChoice: t("Chose about reminders"),
    resendMessage: t("Sent a message again"),
    markNotificationsSeen: t("Read their notifications"),
    saveMenu: t("Changed the menu"),
    resetMenu: t("Took back the portal's menu"),
    setCashLimits: t("Set the cash limits"),
    acknowledgePayment: t("Acknowledged a payment"),
    failPayment: t("Failed a payment"),
    updatePayment: t("Changed a payment"),
    resendAcknowledgement: t("Sent an acknowledgement"),
    resolvePaymentException: t("Resolved a payment exception"),
    retryGatewayRefund: t("Had a refund tried again"),
    settleGatewayRefund: t("Paid a refund past the gateway"),
    refundPayment: t("Refunded a payment"),
    resendPaymentMessage: t("Sent a payment's message again"),
    closeDay: t("Closed a day"),
    reopenDay: t("Reopened a day"),
    importBooks: t("Brought in a file"),
    startImport: t("Imported a file"),
    undoImport: t("Undid an import"),
    setGoldRate: t("Set the gold rate"),
    addCustomer: t("Added a customer"),
    updateCustomer: t("Changed a customer"),
    deleteCustomer: t("Deleted a customer"),
    resendWelcome: t("Sent a welcome"),
    issueTemporaryPassword: t("Gave a temporary password"),
    addUser: t("Added a user"),
    updateUser: t("Changed a user"),
    saveCapabilities: t("Changed rights"),
  };
}
