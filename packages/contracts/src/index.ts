import * as audit from "./audit.ts";
import * as bookNumbers from "./book-numbers.ts";
import * as bookPage from "./book-page.ts";
import * as books from "./books.ts";
import * as cashLimits from "./cash-limits.ts";
import * as clients from "./clients.ts";
import * as closing from "./closing.ts";
import * as settling from "./settling.ts";
import * as creditedPayments from "./credited-payments.ts";
import * as customers from "./customers.ts";
import * as joining from "./joining.ts";
import * as days from "./days.ts";
import * as imports from "./imports.ts";
import * as lookups from "./lookups.ts";
import * as notifications from "./notifications.ts";
import * as gatewayRefunds from "./gateway-refunds.ts";
import * as loyalty from "./loyalty.ts";
import * as menu from "./menu.ts";
import * as paymentExceptions from "./payment-exceptions.ts";
import * as paying from "./paying.ts";
import * as payments from "./payments.ts";
import * as points from "./points.ts";
import * as profile from "./profile.ts";
import * as quotes from "./quotes.ts";
import * as rates from "./rates.ts";
import * as receipts from "./receipts.ts";
import * as recovery from "./recovery.ts";
import * as reports from "./reports.ts";
import * as requests from "./requests.ts";
import * as schemes from "./schemes.ts";
import * as sentMessages from "./sent-messages.ts";
import * as schemeVersions from "./scheme-versions.ts";
import * as session from "./session.ts";
import * as settings from "./settings.ts";
import * as setup from "./setup.ts";
import * as shopReports from "./shop-reports.ts";
import * as transactionReport from "./transaction-report.ts";
import * as users from "./users.ts";

/** Every operation, by our name. */
export const operations = {
  signIn: session.signIn,
  getSession: session.getSession,
  refreshSession: session.refreshSession,
  signOut: session.signOut,
  changePassword: session.changePassword,

  openRecovery: recovery.openRecovery,
  sendRecoveryCode: recovery.sendRecoveryCode,
  verifyRecoveryCode: recovery.verifyRecoveryCode,
  finishRecovery: recovery.finishRecovery,

  checkSetupLink: setup.checkSetupLink,
  setUpShop: setup.setUpShop,

  listMySessions: profile.listMySessions,
  endSession: profile.endSession,
  saveProfile: profile.saveProfile,
  saveReminderChoice: profile.saveReminderChoice,

  listSchemes: schemes.listSchemes,
  getSchemes: schemeVersions.getSchemes,
  saveScheme: schemeVersions.saveScheme,

  listJoinableSchemes: joining.listJoinableSchemes,
  addClientRequest: joining.addClientRequest,
  sendRequestCode: joining.sendRequestCode,
  verifyClientRequest: joining.verifyClientRequest,
  addBookRequest: joining.addBookRequest,
  listMyRequests: joining.listMyRequests,

  listRequests: requests.listRequests,
  exportRequests: requests.exportRequests,
  listAccounts: requests.listAccounts,
  approveRequest: requests.approveRequest,
  rejectRequest: requests.rejectRequest,
  giveRequestSignIn: requests.giveRequestSignIn,
  setRequestClient: requests.setRequestClient,
  setRequestBook: requests.setRequestBook,
  sendRequestWelcome: requests.sendRequestWelcome,

  addClient: clients.addClient,
  enrolClient: clients.enrolClient,
  updateClient: clients.updateClient,
  getClient: clients.getClient,
  listClients: clients.listClients,
  listClientsWithBooks: clients.listClientsWithBooks,

  addBook: books.addBook,
  listBooksOfClient: books.listBooksOfClient,
  listBooksOfPerson: books.listBooksOfPerson,
  findBooks: bookNumbers.findBooks,
  checkBookNumber: bookNumbers.checkBookNumber,
  previewPayment: books.previewPayment,
  previewClosing: closing.previewClosing,
  closeBook: closing.closeBook,
  closeBookByNumber: closing.closeBookByNumber,
  listClosedBooks: closing.listClosedBooks,
  exportClosedBooks: closing.exportClosedBooks,
  settleBook: settling.settleBook,

  listPayments: payments.listPayments,
  takeCounterPayment: payments.takeCounterPayment,
  acknowledgePayment: payments.acknowledgePayment,
  failPayment: payments.failPayment,
  updatePayment: payments.updatePayment,
  resendAcknowledgement: payments.resendAcknowledgement,
  refundPayment: creditedPayments.refundPayment,
  resendPaymentMessage: creditedPayments.resendPaymentMessage,
  listPaymentExceptions: paymentExceptions.listPaymentExceptions,
  exportPaymentExceptions: paymentExceptions.exportPaymentExceptions,
  resolvePaymentException: paymentExceptions.resolvePaymentException,
  listGatewayRefunds: gatewayRefunds.listGatewayRefunds,
  exportGatewayRefunds: gatewayRefunds.exportGatewayRefunds,
  retryGatewayRefund: gatewayRefunds.retryGatewayRefund,
  settleGatewayRefund: gatewayRefunds.settleGatewayRefund,

  listMessages: sentMessages.listMessages,
  exportMessages: sentMessages.exportMessages,
  resendMessage: sentMessages.resendMessage,

  listNotifications: notifications.listNotifications,
  markNotificationsSeen: notifications.markNotificationsSeen,

  getReceipt: receipts.getReceipt,
  printReceipt: receipts.printReceipt,
  verifyReceipt: receipts.verifyReceipt,
  getPassbook: receipts.getPassbook,
  printPassbook: receipts.printPassbook,
  getDay: days.getDay,
  listClosedDays: days.listClosedDays,
  exportClosedDays: days.exportClosedDays,
  closeDay: days.closeDay,
  reopenDay: days.reopenDay,

  latestPayment: paying.latestPayment,
  startPayment: paying.startPayment,
  getPayment: paying.getPayment,
  checkPayment: paying.checkPayment,
  reportFailure: paying.reportFailure,

  getBook: bookPage.getBook,
  listBookPayments: bookPage.listBookPayments,
  listInstalments: bookPage.listInstalments,
  quoteBook: quotes.quoteBook,

  listCashLimits: cashLimits.listCashLimits,
  setCashLimits: cashLimits.setCashLimits,
  getSettings: settings.getSettings,
  saveSettings: settings.saveSettings,

  getMenu: menu.getMenu,
  saveMenu: menu.saveMenu,
  resetMenu: menu.resetMenu,

  listGoldRates: rates.listGoldRates,
  exportGoldRates: rates.exportGoldRates,
  todaysGoldRate: rates.todaysGoldRate,
  goldRateHistory: rates.goldRateHistory,
  setGoldRate: rates.setGoldRate,

  todaysPayments: reports.todaysPayments,
  todaysCollection: reports.todaysCollection,
  monthsCollection: reports.monthsCollection,
  monthsAmount: reports.monthsAmount,
  countClients: reports.countClients,
  schemeRatio: reports.schemeRatio,
  dailyTrend: reports.dailyTrend,

  transactionReport: transactionReport.transactionReport,
  exportTransactionReport: transactionReport.exportTransactionReport,
  exportPayments: transactionReport.exportPayments,
  exportClients: clients.exportClients,

  collectionReport: shopReports.collectionReport,
  duesReport: shopReports.duesReport,
  maturityReport: shopReports.maturityReport,
  liabilityReport: shopReports.liabilityReport,
  exportShopReport: shopReports.exportShopReport,

  loyaltyReport: loyalty.loyaltyReport,
  exportLoyaltyReport: loyalty.exportLoyaltyReport,
  myPoints: points.myPoints,

  listDesignations: lookups.listDesignations,
  listCountries: lookups.listCountries,
  listStates: lookups.listStates,
  listCities: lookups.listCities,

  listCustomers: customers.listCustomers,
  exportCustomers: customers.exportCustomers,
  getCustomer: customers.getCustomer,
  addCustomer: customers.addCustomer,
  updateCustomer: customers.updateCustomer,
  deleteCustomer: customers.deleteCustomer,
  resendWelcome: customers.resendWelcome,
  issueTemporaryPassword: customers.issueTemporaryPassword,

  listUsers: users.listUsers,
  exportUsers: users.exportUsers,
  getUser: users.getUser,
  addUser: users.addUser,
  updateUser: users.updateUser,
  listCapabilities: users.listCapabilities,
  saveCapabilities: users.saveCapabilities,

  importBooks: imports.importBooks,
  getImport: imports.getImport,
  listImports: imports.listImports,
  listImportRows: imports.listImportRows,
  getImportProblemsFile: imports.getImportProblemsFile,
  startImport: imports.startImport,
  undoImport: imports.undoImport,

  listAuditEntries: audit.listAuditEntries,
  exportAuditEntries: audit.exportAuditEntries,
} as const;

export type Operations = typeof operations;
export type OperationName = keyof Operations;
