import type { BenefitRules } from "@thangam/contracts/schemes/benefit-rules";
import type { Prisma } from "#generated/prisma/client.ts";
import type { Confirmation } from "#ledger/settle-book.ts";

// What a test may say about a record it makes; whatever it leaves out gets a believable value.

export interface MakeUser {
  name?: string;
  email?: string;
  mobile?: string;
  userType?: "Admin" | "Employee" | "Customer";
  status?: "active" | "inactive" | "disabled";
  password?: string;
  passwordIsTemporary?: boolean;
  passwordExpiresAt?: Date | null;
  designationId?: bigint | null;
  lastLoginAt?: Date | null;
  capabilities?: readonly string[];
  /** Where they work; in the first branch when it is left out. */
  branchIds?: readonly number[];
  counterId?: number;
  now?: Date;
}

export interface MakeBranch {
  name?: string;
  code?: string;
  closesAt?: number;
  hasOwnRate?: boolean;
}

export interface MakeCounter {
  branchId?: number;
  series?: string;
  givesOnline?: boolean;
  closedAt?: Date;
}

export interface MakeScheme {
  code?: string;
  name?: string;
  type?: "monthly" | "daily";
  instalments?: number;
  accrual?: "amount" | "weight";
  paymentRule?: "fixed" | "flexible";
  minimumPaise?: bigint;
  multipleOfPaise?: bigint;
  roundingMode?: "down" | "half_up";
  roundingPlaces?: 2 | 3;
  roundingBasis?: "row" | "total";
  instalmentsPerMonth?: number | null;
  isOpen?: boolean;
  benefits?: Partial<BenefitRules>;
  /** As they are stored; what they state has to be given beside. */
  terms?: Prisma.InputJsonObject;
  /** Letters, and the instalment they stand for; null for any allowed amount. */
  prefixes?: Readonly<Record<string, bigint | null>>;
  now?: Date;
}

export interface MakeClient {
  name?: string;
  email?: string;
  mobile?: string;
  status?: "approved" | "closed";
  /** undefined: a sign-in is made; null: none. */
  userId?: bigint | null;
  termsAccepted?: boolean;
  now?: Date;
}

export interface MakeBook {
  clientId?: bigint;
  schemeVersionId?: bigint;
  scheme?: MakeScheme;
  number?: string;
  amountPaise?: bigint;
  /** More than 0 makes the member an existing one. */
  paidMonths?: number;
  branchId?: number;
  closedAt?: Date;
  status?: "approved" | "closed" | "settled";
  actorId?: bigint | null;
  now?: Date;
  day?: string;
}

export interface MakeClosing {
  now?: Date;
  actorId?: bigint | null;
  remarks?: string | null;
}

export interface MakeSettlement {
  now?: Date;
  day?: string;
  actorId?: bigint | null;
  /** Where it is done. */
  branchId?: number;
  method?: "jewellery_bill" | "voucher" | "refund";
  mode?: "cash" | "card" | "upi" | "cheque" | "bank" | null;
  reference?: string | null;
  /** A signed hand-over when it is left out. */
  confirmation?: Confirmation;
  bonusPaise?: bigint;
  bonusMg?: bigint;
  waiver?: { percent: number; capPaise: bigint | null } | null;
  /** What the form showed; what the book holds with its bonus when it is left out. */
  totalPaise?: bigint;
  totalMg?: bigint;
}

export interface MakePayment {
  bookId?: bigint;
  book?: MakeBook;
  status?: "pending" | "credited" | "failed" | "refunded";
  /** An approved payment that is not Online was taken at the counter. */
  mode?: "cash" | "card" | "upi" | "cheque" | "bank" | "online";
  amountPaise?: bigint | null;
  weightMg?: bigint | null;
  transactionNumber?: string | null;
  /** Where it is taken. */
  branchId?: number;
  actorId?: bigint | null;
  now?: Date;
  day?: string;
}

export interface MakeGoldRate {
  /** null: the shop's */
  branchId?: number | null;
  day?: string;
  purity?: "18K" | "22K" | "24K";
  ratePaisePerGram?: bigint;
  setById?: bigint | null;
  now?: Date;
}
