import { Columns3, Rows3, Rows4 } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "#i18n/i18n.ts";
import { Checkbox } from "#ui/choices.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { isShown, toggled, usualColumns } from "#ui/table/columns.ts";
import type { Column } from "#ui/table/columns.ts";
import { usePopover } from "#ui/use-popover.ts";
import type { TableSettings } from "./table-settings.ts";
import "#ui/popover.css";

interface Props<Row> {
  columns: readonly Column<Row>[];
  settings: TableSettings;
}

/** How high the rows of a table are, and which columns it shows. */
export function TableTools<Row>({ columns, settings }: Props<Row>) {
  const named = columns.filter(({ name }) => name !== undefined);
  return (
    <div className="table-tools">
      <div role="group" aria-label={t("Height of the rows")} className="segments">
        <Density isPressed={!settings.isCompact} label={t("Usual rows")} onPress={() => settings.setCompact(false)}>
          <Rows3 size={16} aria-hidden />
        </Density>
        <Density isPressed={settings.isCompact} label={t("Low rows")} onPress={() => settings.setCompact(true)}>
          <Rows4 size={16} aria-hidden />
        </Density>
      </div>
      {named.length > 0 && <ColumnMenu columns={named} settings={settings} />}
    </div>
  );
}

interface DensityProps {
  isPressed: boolean;
  label: string;
  onPress: () => void;
  children: ReactNode;
}

function Density({ isPressed, label, onPress, children }: DensityProps) {
  return (
    <button type="button" aria-pressed={isPressed} aria-label={label} title={label} onClick={onPress}>
      {children}
    </button>
  );
}

function ColumnMenu<Row>({ columns, settings }: Props<Row>) {
  const { isOpen, close, button, panel } = usePopover();
  const isUsual = settings.columns.shown.length === 0 && settings.columns.hidden.length === 0;
  return (
    <>
      <button {...button} aria-haspopup="dialog" className={buttonClass("quiet", "small")}>
        <Columns3 size={16} aria-hidden />
        {t("Columns")}
      </button>
      {isOpen && (
        <div {...panel} role="dialog" aria-label={t("Columns")} className="popover">
          <ul className="p-2">
            {columns.map((column) => (
              <li key={column.name} className="py-1">
                <Checkbox
                  label={column.heading}
                  checked={isShown(column, settings.columns)}
                  onChange={() => settings.setColumns(toggled(column, settings.columns))}
                />
              </li>
            ))}
          </ul>
          <div className="flex justify-between gap-2 border-t border-line p-1 pt-2">
            <Button size="small" look="quiet" disabled={isUsual} onClick={() => settings.setColumns(usualColumns)}>
              {t("Usual columns")}
            </Button>
            <Button size="small" onClick={close}>
              {t("Done")}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
