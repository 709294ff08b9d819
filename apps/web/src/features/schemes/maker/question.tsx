import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { Card } from "#ui/surface.tsx";

/** One of the three questions that come first. */
export function Question({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <Card aria-label={title}>
      <h2 className="mb-3 flex items-center gap-2.5 text-lg font-semibold">
        <span aria-hidden className="question-number">
          {number}
        </span>
        {title}
      </h2>
      <div className="flex flex-col gap-4">{children}</div>
    </Card>
  );
}

interface MoreProps {
  title: string;
  /** What it says at present. */
  summary: string;
  /** Something in it is wrong: it stands open. */
  hasError: boolean;
  children: ReactNode;
}

/** A part of the terms that most schemes leave as it is. */
export function More({ title, summary, hasError, children }: MoreProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="more-section" open={isOpen || hasError} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="font-semibold">{title}</span>
        <span className="line-clamp-2 text-sm text-muted">{summary}</span>
        <ChevronDown size={18} aria-hidden className="text-muted" />
      </summary>
      <div className="flex flex-col gap-4 px-4 pt-1 pb-5">{children}</div>
    </details>
  );
}
