import "./customer-tabs.css";
import { BookOpen, Gift, House, IndianRupee, UserRound } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { Link, useLocation } from "react-router";
import { paths } from "#app/paths.ts";
import { t } from "#i18n/i18n.ts";

interface Tab {
  to: string;
  label: () => string;
  icon: LucideIcon;
  /** Other screens that belong to it. */
  holds: readonly string[];
}

const tabs: readonly Tab[] = [
  { to: paths.customerDashboard, label: () => t("Home"), icon: House, holds: [] },
  {
    to: paths.pay,
    label: () => t("Pay"),
    icon: IndianRupee,
    holds: [paths.paymentSuccess, paths.paymentFail, paths.payByUpi],
  },
  {
    to: paths.passbook,
    label: () => t("Passbook"),
    icon: BookOpen,
    holds: [paths.chitDetails.replace(":chitid", ""), paths.receipt],
  },
  { to: paths.offers, label: () => t("Offers"), icon: Gift, holds: [] },
  { to: paths.profile, label: () => t("Me"), icon: UserRound, holds: [paths.changePassword, paths.notifications] },
];

/** The five places of a customer: at the thumb on a phone, in the bar at a desk, where the menu leads home. */
export function CustomerTabs() {
  const { pathname } = useLocation();
  return (
    <nav aria-label={t("Your places")} className="customer-tabs">
      <ul>
        {tabs.map(({ to, label, icon: Icon, holds }) => {
          const isHere = pathname === to || holds.some((held) => pathname.startsWith(held));
          return (
            <li key={to}>
              <Link to={to} aria-current={isHere ? "page" : undefined}>
                <Icon aria-hidden size={24} strokeWidth={1.8} />
                {label()}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
