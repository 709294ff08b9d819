import { PrismaPg } from "@prisma/adapter-pg";

type Adapter = Awaited<ReturnType<PrismaPg["connect"]>>;
type OpenTransaction = Awaited<ReturnType<Adapter["startTransaction"]>>;

/** A statement came after the end of its transaction, whose connection may serve another one by now. */
export class AfterTransaction extends Error {
  override readonly name = "AfterTransaction";

  constructor() {
    super("A statement was refused, because its transaction is over");
  }
}

/**
 * Prisma's adapter for PostgreSQL, of which a transaction sends nothing once its end was sent. Without it, a write of several
 * statements goes on outside of its transaction when the client's timer ends that between two of them, as it does in a
 * process that stood still.
 */
export class EndingAdapter extends PrismaPg {
  override async connect(): Promise<Adapter> {
    const adapter = await super.connect();
    const start = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (isolationLevel) => refusingAfterEnd(await start(isolationLevel));
    return adapter;
  }
}

function refusingAfterEnd(transaction: OpenTransaction): OpenTransaction {
  const query = transaction.queryRaw.bind(transaction);
  const execute = transaction.executeRaw.bind(transaction);
  let isOver = false;
  const requireOpen = () => {
    if (isOver) throw new AfterTransaction();
  };
  transaction.queryRaw = async (statement) => {
    requireOpen();
    return await query(statement);
  };
  // Before its connection is given back, Prisma ends a transaction by one of these.
  transaction.executeRaw = async (statement) => {
    requireOpen();
    isOver = statement.sql === "COMMIT" || statement.sql === "ROLLBACK";
    return await execute(statement);
  };
  return transaction;
}
