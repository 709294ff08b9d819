import { Fragment } from "react";

/** An e-mail in a narrow place: it breaks before its @ and its dots, and inside a word only when there is no other way. */
export function EmailText({ email }: { email: string }) {
  const parts = email.split(/(?=[@.])/);
  return (
    <span className="wrap-break-word">
      {parts.map((part, index) => (
        <Fragment key={parts.slice(index).join("")}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
