import "./counter.css";
import { tidyBookNumber } from "@thangam/contracts/values/ids";
import { useState } from "react";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { offlinePaymentOf, paths } from "#app/paths.ts";
import { t } from "#i18n/i18n.ts";
import { BookNumberField } from "#shared/books/book-number-field.tsx";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { Card } from "#ui/surface.tsx";
import { MyTakings } from "./my-takings.tsx";

/** The box that takes the next person, which leads to the counter with their book on it, and what the clerk took today. */
export function ClerkHome({ className }: { className?: string }) {
  const [typed, setTyped] = useState("");
  // It comes late, and takes the focus from nothing else; on what is touched a keyboard would cover the rest.
  const [takesFocus] = useState(
    () => document.activeElement === document.body && !matchMedia("(pointer: coarse)").matches,
  );
  const navigate = useNavigate();
  const goOn = (number: string) => void navigate(offlinePaymentOf(number));

  function submit(event: FormEvent) {
    event.preventDefault();
    const number = tidyBookNumber(typed);
    if (number === "") void navigate(paths.offlinePayment);
    else goOn(number);
  }

  return (
    <div className={cx("counter", className)}>
      <Card title={t("Take payment")}>
        <form noValidate aria-label={t("Take payment")} onSubmit={submit} className="counter-box flex flex-col gap-4">
          <BookNumberField
            name="bookNumber"
            autoFocus={takesFocus}
            hint={t("Its number, the client's name or mobile number, or a receipt. Enter takes the first.")}
            value={typed}
            onValueChange={setTyped}
            onTaken={goOn}
            onChosen={goOn}
          />
          <Button type="submit" look="primary" className="self-start">
            {t("Take payment")}
          </Button>
        </form>
      </Card>
      <MyTakings />
    </div>
  );
}
