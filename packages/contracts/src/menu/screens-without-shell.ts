import { screen } from "./screen.ts";

/** Shown without the bar, the menu and the footer. */
export const screensWithoutShell = [
  screen("login", "/", "Welcome back", "anyone", "session/login"),
  screen("logout", "/logout", "Logout", "anyone", "session/logout"),
  screen("forgotPassword", "/forgot-password", "Forgot your password", "anyone", "session/recovery/forgot-password"),
  // The link in the log of a portal that has no Admin yet.
  screen("setup", "/setup", "Set up the shop", "anyone", "setup/setup"),
  screen("registration", "/registration", "Join a scheme", "anyone", "applications/apply/registration"),
  // An address that bookmarks still use.
  screen("register", "/register", "Join a scheme", "anyone", "applications/apply/registration"),
  // Where a printed statement leads.
  screen("checkStatement", "/check_statement", "Check a statement", "anyone", "evidence/check-statement"),
  screen(
    "changePassword",
    "/change-password-screen",
    "Change password",
    "signed-in",
    "session/change-password",
    "session/change-password",
  ),
];
