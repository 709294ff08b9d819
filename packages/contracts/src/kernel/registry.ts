import * as audit from "#audit/operations.ts";
import * as bookNumbers from "#books/book-numbers.ts";
import * as bookPage from "#books/book-page.ts";
import * as books from "#books/books.ts";
import * as cashLimits from "#settings/cash-limits.ts";
import * as clients from "#clients/operations.ts";
import * as closing from "#books/closing.ts";
import * as settling from "#books/settling.ts";
import * as creditedPayments from "#payments/credited-payments.ts";
import * as customers from "#customers/operations.ts";
import * as joining from "#applications/apply.ts";
import * as days from "#days/operations.ts";
import * as imports from "#imports/operations.ts";
import * as lookups from "#customers/lookups.ts";
import * as notifications from "#messages/notifications.ts";
import * as gatewayRefunds from "#payments/gateway-refunds.ts";
import * as loyalty from "#reports/loyalty.ts";
import * as menu from "#menu/operations.ts";
import * as paymentExceptions from "#payments/payment-exceptions.ts";
import * as paying from "#payments/paying.ts";
import * as payments from "#payments/payments.ts";
import * as points from "#reports/points.ts";
import * as profile from "#session/profile.ts";
import * as quotes from "#books/quotes.ts";
import * as rates from "#rates/operations.ts";
import * as receipts from "#receipts/operations.ts";
import * as recovery from "#session/recovery.ts";
import * as reports from "#reports/reports.ts";
import * as requests from "#applications/decide.ts";
import * as schemes from "#schemes/schemes.ts";
import * as sentMessages from "#messages/sent-messages.ts";
import * as schemeVersions from "#schemes/scheme-versions.ts";
import * as session from "#session/operations.ts";
import * as settings from "#settings/settings.ts";
import * as setup from "#setup/operations.ts";
import * as shopReports from "#reports/shop-reports.ts";
import * as transactionReport from "#reports/transaction-report.ts";
import * as users from "#users/operations.ts";

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
