import { Fragment } from "react";

/** An e-mail address, or a dash for none, that breaks before its @ and its dots, and inside a word only as a last resort. */
export function EmailText({ email }: { email: string }) {
  if (email === "") return "–";
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
