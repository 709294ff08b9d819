import type { OperationName, Operations } from "@thangam/contracts";
import * as audit from "#features/audit/index.ts";
import * as books from "#features/books/index.ts";
import * as cashLimits from "#features/settings/cash-limits/index.ts";
import * as clients from "#features/clients/index.ts";
import * as customers from "#features/customers/index.ts";
import * as joining from "#features/applications/apply/index.ts";
import * as days from "#features/days/index.ts";
import * as imports from "#features/imports/index.ts";
import * as lookups from "#features/customers/lookups/index.ts";
import * as loyalty from "#features/reports/loyalty/index.ts";
import * as menu from "#features/menu/index.ts";
import * as messages from "#features/messages/index.ts";
import * as notifications from "#features/messages/notifications/index.ts";
import * as payments from "#features/payments/index.ts";
import * as profile from "#features/session/profile/index.ts";
import * as rates from "#features/rates/index.ts";
import * as receipts from "#features/receipts/index.ts";
import * as recovery from "#features/session/recovery/index.ts";
import * as reports from "#features/reports/index.ts";
import * as requests from "#features/applications/decide/index.ts";
import * as schemes from "#features/schemes/index.ts";
import * as session from "#features/session/index.ts";
import * as settings from "#features/settings/index.ts";
import * as setup from "#features/setup/index.ts";
import * as users from "#features/users/index.ts";
import type { Handler } from "#kernel/handler.ts";

export type Handlers = { readonly [Name in OperationName]: Handler<Operations[Name]> };

/** Who carries out each operation; one without a handler does not compile. */
export const handlers: Handlers = {
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
  getSchemes: schemes.getSchemes,
  saveScheme: schemes.saveScheme,

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
  findBooks: books.findBooks,
  checkBookNumber: books.checkBookNumber,
  previewPayment: books.previewPayment,
  previewClosing: books.previewClosing,
  closeBook: books.closeBook,
  closeBookByNumber: books.closeBookByNumber,
  settleBook: books.settleBook,
  listClosedBooks: books.listClosedBooks,
  exportClosedBooks: books.exportClosedBooks,

  listPayments: payments.listPayments,
  takeCounterPayment: payments.takeCounterPayment,
  acknowledgePayment: payments.acknowledgePayment,
  failPayment: payments.failPayment,
  updatePayment: payments.updatePayment,
  resendAcknowledgement: payments.resendAcknowledgement,
  refundPayment: payments.refundPayment,
  resendPaymentMessage: payments.resendPaymentMessage,
  listPaymentExceptions: payments.listPaymentExceptions,
  exportPaymentExceptions: payments.exportPaymentExceptions,
  resolvePaymentException: payments.resolvePaymentException,
  listGatewayRefunds: payments.listGatewayRefunds,
  exportGatewayRefunds: payments.exportGatewayRefunds,
  retryGatewayRefund: payments.retryGatewayRefund,
  settleGatewayRefund: payments.settleGatewayRefund,

  listMessages: messages.listMessages,
  exportMessages: messages.exportMessages,
  resendMessage: messages.resendMessage,

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

  latestPayment: payments.latestPayment,
  startPayment: payments.startPayment,
  getPayment: payments.getPayment,
  checkPayment: payments.checkPayment,
  reportFailure: payments.reportFailure,

  getBook: books.getBook,
  listBookPayments: payments.listBookPayments,
  listInstalments: books.listInstalments,
  quoteBook: books.quoteBook,

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

  transactionReport: reports.transactionReport,
  exportTransactionReport: reports.exportTransactionReport,
  exportPayments: payments.exportPayments,
  exportClients: clients.exportClients,

  collectionReport: reports.collectionReport,
  duesReport: reports.duesReport,
  maturityReport: reports.maturityReport,
  liabilityReport: reports.liabilityReport,
  exportShopReport: reports.exportShopReport,

  loyaltyReport: loyalty.loyaltyReport,
  exportLoyaltyReport: loyalty.exportLoyaltyReport,
  myPoints: loyalty.myPoints,

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
  issueTemporaryPassword: users.issueTemporaryPassword,

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
};
