import type { OperationName } from "@thangam/contracts";
import { TERMS_VERSION } from "@thangam/texts/terms-version";
import type { TestApp } from "./harness.ts";
import { makeReturningPayment } from "./make-returning-payment.ts";
import { makeRequest } from "./make-request.ts";
import { lettersOf } from "./believable.ts";
import { testDay } from "./money.ts";

/** A customer with a book that has one credited and one pending payment. */
export interface Subject {
  userId: string;
  clientId: string;
  bookId: string;
  bookNumber: string;
  /** Of another book of theirs, with one instalment and nothing under way. */
  savedBookId: string;
  pendingPaymentId: string;
  /** Of a payment that was under way when another of their books was closed. */
  exceptionId: string;
  creditedPaymentId: string;
  /** Of a payment that its gateway has still to give back. */
  returningPaymentId: string;
  /** The customer's */
  email: string;
  /** Somebody else, who may be granted something. */
  employeeId: string;
  /** Of the customer for a further book, waiting. */
  requestId: string;
  /** The latest day that is closed. */
  closedDay: string;
  /** Of a checked file with a good row. */
  importId: string;
  /** Of a message to the customer that was delivered. */
  messageId: string;
}

/** Names records that are not there. */
export const missingSubject: Subject = {
  userId: "999999999",
  clientId: "999999999",
  bookId: "999999999",
  bookNumber: "ZZ99999",
  savedBookId: "999999999",
  pendingPaymentId: "999999999",
  exceptionId: "999999999",
  creditedPaymentId: "999999999",
  returningPaymentId: "999999999",
  email: "nobody@example.com",
  employeeId: "999999999",
  requestId: "999999999",
  closedDay: "1999-12-31",
  importId: "999999999",
  messageId: "999999999",
};

export async function makeSubject(app: TestApp): Promise<Subject> {
  const client = await app.make.client();
  const book = await app.make.book({ clientId: client.id });
  const credited = await app.make.payment({ bookId: book.id });
  const pending = await app.make.payment({ bookId: book.id, status: "pending", mode: "online" });
  const closed = await app.make.book({ clientId: client.id });
  const late = await app.make.payment({ bookId: closed.id, status: "pending", mode: "online" });
  await app.make.closedBook(closed.id);
  const message = await app.db.outboxMessage.update({
    where: { dedupeKey: `book_opened:${book.id}` },
    data: { deliveredAt: app.clock.now, mailedAt: app.clock.now },
  });
  const exception = await app.db.paymentException.findFirstOrThrow({ where: { paymentId: late.paymentId } });
  return {
    userId: String(client.userId),
    clientId: String(client.id),
    bookId: String(book.id),
    bookNumber: book.number,
    savedBookId: String((await app.make.payment({ book: { clientId: client.id } })).bookId),
    pendingPaymentId: String(pending.paymentId),
    exceptionId: String(exception.id),
    creditedPaymentId: String(credited.paymentId),
    returningPaymentId: String(await makeReturningPayment(app, book.id)),
    email: client.email,
    requestId: String((await makeRequest(app.db, { userId: client.userId, email: client.email })).id),
    employeeId: String((await app.make.user({ userType: "Employee" })).id),
    closedDay: await app.make.closedDay({ day: pastDay() }),
    importId: String((await app.make.checkedImport()).id),
    messageId: String(message.id),
  };
}

type Sample = (subject: Subject) => Record<string, unknown>;

const person = () => ({ name: "Kavitha", email: `kavitha${serial()}@example.com`, mobile: "9840012345" });
/** A customer as the form sends them, without a password. */
export const customerSample = () => ({
  ...person(),
  presentaddress: "12, Car Street",
  presentcountry: samplePlace.countryId,
  presentstate: samplePlace.stateId,
  presentcity: samplePlace.cityId,
  presentpincode: "600004",
  gender: "Female",
  dateofbirth: "14/04/1988",
});
const enrolment = () => ({
  chitschema: "Thanga Mazhai",
  accountno: `SMP${serial()}`,
  chitamount: "500",
  duration: "15",
});

const wish = { chitschema: "Thanga Mazhai", chitamount: "500", termsconditions: true, terms_version: TERMS_VERSION };

/** Good input for every operation, about a subject where it is about somebody. */
export const sampleByOperation: Readonly<Record<OperationName, Sample>> = {
  signIn: () => ({ email: "somebody@example.com", password: "Somebody's 1" }),
  getSession: () => ({}),
  refreshSession: () => ({}),
  signOut: () => ({}),
  changePassword: () => ({ oldpassword: "Thangam@2026", password: "quiet river 77" }),

  openRecovery: () => ({ email: "somebody@example.com" }),
  sendRecoveryCode: () => ({ email: "somebody@example.com" }),
  verifyRecoveryCode: () => ({ email: "somebody@example.com", OTP: "123456" }),
  finishRecovery: () => ({ email: "somebody@example.com", password: "quiet river 77", salt: "a token" }),

  checkSetupLink: () => ({ token: "a token" }),
  setUpShop: () => ({ token: "a token", name: "Kavitha", email: "first@example.com", password: "quiet river 77" }),

  listMySessions: () => ({}),
  endSession: () => ({}),
  saveProfile: () => ({ language: "ta" }),
  saveReminderChoice: () => ({ wants_reminders: false }),

  listSchemes: () => ({ type: "Monthly" }),

  listJoinableSchemes: () => ({}),
  addClientApplication: () => ({ ...person(), ...wish }),
  sendApplicationCode: () => ({ request_token: "a token" }),
  verifyClientApplication: () => ({ request_token: "a token", OTP: "123456" }),
  addBookApplication: ({ userId }) => ({ id: userId, ...wish, chitschema: "Thanga Malar" }),
  listMyApplications: ({ userId }) => ({ id: userId }),

  listApplications: () => ({ search: "a", chitstatus: "Pending", sort: "-requested" }),
  exportApplications: () => ({ search: "a", chitstatus: "Pending", sort: "-requested", format: "csv" }),
  listAccounts: ({ requestId }) => ({ id: requestId }),
  approveApplication: ({ requestId }) => ({ id: requestId, name: "Kavitha", accountno: `SMP${serial()}` }),
  rejectApplication: ({ requestId }) => ({ id: requestId, reason: "Asked twice" }),
  giveApplicationSignIn: ({ requestId }) => ({
    id: requestId,
    ...person(),
    usertype: "Customer",
    password: "9840012345",
  }),
  setApplicationClient: ({ requestId }) => ({ id: requestId, name: "Kavitha", clientStatus: "Approved", userid: "0" }),
  setApplicationBook: ({ requestId }) => ({
    client: requestId,
    accountno: `SMP${serial()}`,
    clientStatus: "Approved",
  }),
  sendApplicationWelcome: ({ email }) => ({ ...person(), email, password: "9840012345" }),
  getSchemes: () => ({}),
  saveScheme: () => ({
    fld_chitschema: `Plan ${serial()}`,
    fld_type: "Daily",
    fld_duration: "330",
    accrual: "weight",
    payment_rule: "flexible",
    minimum_amount: "100",
    multiple_of: "50",
    prefixes: [{ prefix: lettersOf(serial()) }, { prefix: `${lettersOf(serial())}D`, amount: "500" }],
    benefits: {
      bonus: {
        of: "instalment",
        by: "days",
        steps: [
          { from: "200", percent: "75.5" },
          { from: "330", percent: "150" },
        ],
      },
      making_charge_waiver: { by: "days", steps: [{ from: "330", percent: "50" }], cap: "2000" },
      redeem_within_days: "60",
    },
  }),

  addClient: person,
  enrolClient: () => ({ ...person(), schemes: [enrolment()] }),
  updateClient: ({ clientId }) => ({ id: clientId, ...person() }),
  getClient: ({ clientId }) => ({ id: clientId }),
  listClients: () => ({ search: "a", sort: "name" }),
  listClientsWithBooks: () => ({ search: "a", sort: "-joined" }),

  addBook: ({ clientId }) => ({ client: clientId, ...enrolment() }),
  listBooksOfClient: ({ clientId }) => ({ id: clientId }),
  listBooksOfPerson: ({ userId }) => ({ id: userId }),
  findBooks: () => ({ search: "a" }),
  checkBookNumber: () => ({ accountno: "SMP1", chitschema: "Thanga Mazhai" }),
  previewPayment: ({ bookNumber }) => ({ accountno: bookNumber }),
  previewClosing: ({ bookNumber }) => ({ accountno: bookNumber }),
  closeBook: ({ bookId }) => ({ id: bookId, clientstatus: "Closed" }),
  closeBookByNumber: ({ bookNumber }) => ({ accountno: bookNumber, remarks: "Moved away", status: "Closed" }),
  settleBook: ({ savedBookId }) => ({
    id: savedBookId,
    way: "Voucher",
    reference: `V${serial()}`,
    remarks: "Moves away",
    settled_amount: "500",
    settled_weight: "0",
  }),
  listClosedBooks: () => ({ search: "a", sort: "-closedAt" }),
  exportClosedBooks: () => ({ search: "a", sort: "-closedAt", format: "csv" }),

  listPayments: () => ({ status: "Pending", page: "1", pageSize: "10" }),
  takeCounterPayment: ({ bookNumber }) => ({ accountno: bookNumber }),
  acknowledgePayment: ({ pendingPaymentId }) => ({
    id: pendingPaymentId,
    transactionNumber: `T${serial()}`,
    installmentno: "2",
  }),
  failPayment: ({ pendingPaymentId }) => ({ id: pendingPaymentId, reason: "cancelled" }),
  updatePayment: ({ pendingPaymentId }) => ({ id: pendingPaymentId, status: "Failed" }),
  refundPayment: ({ creditedPaymentId }) => ({ id: creditedPaymentId, refund_mode: "Cash", reason: "Taken twice" }),
  resendPaymentMessage: ({ bookNumber }) => ({ accountNumber: bookNumber, installment: "1" }),
  resendAcknowledgement: ({ bookNumber }) => ({ accountNo: bookNumber, InastallmentNo: "1" }),
  listPaymentExceptions: () => ({ state: "Open", search: "a" }),
  exportPaymentExceptions: () => ({ state: "Open", search: "a", format: "csv" }),
  resolvePaymentException: ({ exceptionId }) => ({
    exception_id: exceptionId,
    resolution: "Money returned",
    reference: "NEFT1",
    remarks: "Sent back",
  }),
  listGatewayRefunds: () => ({ state: "Waiting", search: "a" }),
  exportGatewayRefunds: () => ({ state: "Waiting", search: "a", format: "csv" }),
  retryGatewayRefund: ({ returningPaymentId }) => ({ id: returningPaymentId }),
  settleGatewayRefund: ({ returningPaymentId }) => ({
    id: returningPaymentId,
    refund_mode: "Bank",
    reference: "NEFT2",
  }),

  listMessages: () => ({ state: "Waiting", kind: "book_opened", way: "Mail and SMS", day: testDay, sort: "at" }),
  exportMessages: () => ({ search: "a", format: "xlsx" }),
  resendMessage: ({ messageId }) => ({ id: messageId }),

  listNotifications: () => ({ pageSize: "5" }),
  markNotificationsSeen: () => ({ seen: [{ kind: "requests_waiting", at: "2026-05-04T05:30:00.000Z" }] }),

  getReceipt: ({ creditedPaymentId }) => ({ id: creditedPaymentId }),
  printReceipt: ({ creditedPaymentId }) => ({ id: creditedPaymentId, paper: "80mm", language: "ta" }),
  verifyReceipt: () => ({ code: "T2627-0000001-AAAAAAAAAAAAAAAAAAAAAA" }),
  getPassbook: ({ bookNumber }) => ({ accountno: bookNumber, pageSize: "10" }),
  printPassbook: ({ bookNumber }) => ({ accountno: bookNumber, language: "hi" }),
  getDay: () => ({ day: testDay }),
  listClosedDays: () => ({ search: "a" }),
  exportClosedDays: () => ({ search: "a", format: "csv" }),
  closeDay: () => ({ day: pastDay(), counts: [{ paymentmode: "Cash", counted: "0" }], carried: "0" }),
  reopenDay: ({ closedDay }) => ({ day: closedDay, reason: "A receipt was forgotten" }),

  latestPayment: ({ bookNumber }) => ({ accountnumber: bookNumber }),
  startPayment: ({ bookNumber }) => ({ accountno: bookNumber }),
  getPayment: ({ pendingPaymentId }) => ({ id: pendingPaymentId }),
  checkPayment: ({ pendingPaymentId }) => ({ id: pendingPaymentId, paymentstatus: "Successfully Transfer" }),
  reportFailure: ({ pendingPaymentId }) => ({ id: pendingPaymentId, paymentstatus: "Successfully Transfer" }),

  getBook: ({ bookId }) => ({ chitid: bookId }),
  listBookPayments: ({ bookId }) => ({ chitid: bookId, sort: "-amount" }),

  listInstalments: ({ bookId }) => ({ chitid: bookId, pageSize: "200" }),
  quoteBook: ({ bookId }) => ({ chitid: bookId }),

  getSettings: () => ({}),
  loyaltyReport: () => ({ by: "staff", FromDate: "2026-05-01", search: "a", sort: "-points" }),
  exportLoyaltyReport: () => ({ by: "customer", format: "xlsx" }),
  myPoints: ({ userId }) => ({ id: userId }),
  getMenu: () => ({}),
  saveMenu: () => ({
    version: 0,
    menu: [
      {
        menuName: "Menu",
        pageName: "/#",
        roles: ["Admin"],
        subMenu: [{ subMenuName: "Main Menu", pageName: "mainmenumaster", roles: ["Admin"], childMenu: [] }],
      },
    ],
  }),
  // The version that the save before it left.
  resetMenu: () => ({ version: 1 }),
  listCashLimits: () => ({ page: "1" }),
  setCashLimits: () => ({
    effective_from: testDay,
    day_action: "warn",
    day_limit: "199999",
    book_action: "off",
    book_limit: "199999",
  }),
  saveSettings: () => ({ auto_acknowledge: false, version: 0 }),

  listGoldRates: () => ({}),
  exportGoldRates: () => ({ format: "pdf" }),
  todaysGoldRate: () => ({ purity: "24K" }),
  goldRateHistory: () => ({ days: "30" }),
  setGoldRate: () => ({ date: testDay, rate: "7000" }),

  todaysPayments: () => ({}),
  todaysCollection: () => ({}),
  monthsCollection: () => ({}),
  monthsAmount: () => ({}),
  countClients: () => ({}),
  schemeRatio: () => ({}),
  dailyTrend: () => ({}),

  transactionReport: () => ({ selectfor: "7", search: "a", sort: "-amount" }),
  exportTransactionReport: () => ({ fromdate: testDay, todate: testDay, format: "csv" }),
  exportPayments: () => ({ status: "Pending", format: "xlsx" }),
  exportClients: () => ({ search: "a", format: "csv" }),

  collectionReport: () => ({ FromDate: testDay, ToDate: testDay, by: "staff" }),
  duesReport: () => ({ state: "due", search: "a" }),
  maturityReport: () => ({ days: "60" }),
  liabilityReport: () => ({}),
  exportShopReport: () => ({ report: "maturing", days: "60", format: "xlsx" }),

  listDesignations: () => ({}),
  listCountries: () => ({}),
  listStates: () => ({ countryid: "101" }),
  listCities: () => ({ stateid: "4035" }),

  listCustomers: () => ({ search: "a", sort: "-name" }),
  exportCustomers: () => ({ search: "a", sort: "-name", format: "csv" }),
  getCustomer: ({ userId }) => ({ customerid: userId }),
  addCustomer: () => ({ ...customerSample(), password: "quiet river 77" }),
  updateCustomer: ({ userId }) => ({ customerid: userId, ...customerSample() }),
  deleteCustomer: ({ userId }) => ({ id: userId }),
  resendWelcome: ({ email }) => ({ email }),
  issueTemporaryPassword: ({ userId }) => ({ id: userId }),

  listUsers: () => ({ search: "a", usertype: "Admin" }),
  exportUsers: () => ({ search: "a", usertype: "Admin", format: "xlsx" }),
  getUser: ({ userId }) => ({ id: userId }),
  addUser: () => ({ ...person(), usertype: "Employee", password: "quiet river 77" }),
  updateUser: ({ userId }) => ({ id: userId, ...person(), usertype: "Customer", status: "Active" }),
  listCapabilities: () => ({ search: "a" }),
  saveCapabilities: ({ employeeId }) => ({ id: employeeId, capabilities: ["clients.view", "payments.take"] }),

  importBooks: () => ({ filename: "books.csv", content: Buffer.from(`Name,Email\n${serial()}`).toString("base64") }),
  getImport: ({ importId }) => ({ id: importId }),
  listImports: () => ({ page: "1" }),
  listImportRows: ({ importId }) => ({ id: importId, state: "Bad", search: "a" }),
  getImportProblemsFile: ({ importId }) => ({ id: importId }),
  startImport: ({ importId }) => ({ id: importId, send_welcome: true }),
  undoImport: ({ importId }) => ({ id: importId }),

  listAuditEntries: () => ({ person: "a", FromDate: testDay, ToDate: testDay }),
  exportAuditEntries: () => ({ person: "a", FromDate: testDay, ToDate: testDay, format: "xlsx" }),
};

/** Where the customers of samples live. */
const samplePlace = { countryId: 101, stateId: 4035, cityId: 131_517 };

/** The scheme that samples enrol in, and the place they live in. */
export async function makeSampleWorld(app: TestApp): Promise<void> {
  await app.make.scheme({ name: "Thanga Mazhai", prefixes: { SMP: 50_000n } });
  await app.make.scheme({ name: "Thanga Malar", prefixes: { SMQ: 50_000n } });
  const { countryId, stateId, cityId } = samplePlace;
  await app.db.country.create({ data: { id: countryId, name: "India", iso2: "IN" } });
  await app.db.state.create({ data: { id: stateId, countryId, name: "Tamil Nadu", code: "TN" } });
  await app.db.city.create({ data: { id: cityId, stateId, name: "Chennai" } });
}

/** A day of long ago, each later than the ones before, since days are closed in their order. */
function pastDay(): string {
  return new Date(Date.UTC(2000, 0, serial())).toISOString().slice(0, 10);
}

let last = 1000;

function serial(): number {
  last += 1;
  return last;
}
