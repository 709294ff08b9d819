import { t } from "#i18n/i18n.ts";
import { Dialog } from "#ui/dialog.tsx";

export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const keys: [key: string, what: string][] = [
    ["Ctrl+K", t("Search everything")],
    ["/", t("Go to the search box")],
    ["p", t("Take payment")],
    ["Alt+1 … 5", t("Payment Mode")],
    ["Enter", t("Save what is typed")],
    ["Esc", t("Close the window")],
    ["F1", t("Help on this screen")],
    ["?", t("Show these keys")],
  ];
  return (
    <Dialog isOpen onClose={onClose} title={t("Keyboard shortcuts")}>
      <dl className="divide-y divide-line">
        {keys.map(([key, what]) => (
          <div key={key} className="flex items-center justify-between gap-4 py-2.5">
            <dt>
              <kbd className="rounded-field border border-edge bg-sunken px-2.5 py-1 font-sans text-sm font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
