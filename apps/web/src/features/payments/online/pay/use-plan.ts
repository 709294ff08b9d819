import { useState } from "react";
import type { SavingsBook } from "#shared/books/savings.ts";
import { firstPlan, without } from "./pay-plan.ts";
import type { PayPlan } from "./pay-plan.ts";

/** What is to be paid: what the address asks for, until somebody changes it or presses Pay. */
export function usePlan(books: readonly SavingsBook[], asked: Parameters<typeof firstPlan>[1]) {
  const [changed, setPlan] = useState<PayPlan | null>(null);
  const [aside, setAside] = useState<PayPlan>(new Map());
  const plan = changed ?? firstPlan(books, asked);
  return {
    plan,
    aside,
    setPlan,
    /** Takes a book out of the plan; the amount that was typed for it is there when it is chosen again. */
    setBookAside: (id: bigint) => {
      const planned = plan.get(id);
      if (planned !== undefined && "amount" in planned) setAside((known) => new Map([...known, [id, planned]]));
      setPlan((now) => without(now ?? plan, id));
    },
  };
}
