/** The messages about a sign-in: its code, its addresses and its second factor. */
export const signInMail = {
  sign_in_code: {
    subject: "Your code to sign in",
    mail: [
      "Your code to sign in to the portal is: {secret}",
      "It is good for 10 minutes. Nobody from the shop will ever ask you for it.",
      "If you did not ask for it, you need not do anything: nobody signs in without the code.",
    ],
    sms: "{secret} is your code to sign in at {shop}. It is good for 10 minutes. Nobody from the shop asks you for it.",
  },
  email_changed: {
    subject: "Your e-mail address was changed",
    mail: [
      "Your e-mail address in the portal of the shop was changed. You sign in with the new one, and messages go there. Nothing more comes to this address.",
      "If you did not ask for this, please call the shop at once.",
    ],
  },
  mobile_changed: {
    subject: "Your mobile number was changed",
    mail: [
      "Your mobile number in the portal of the shop was changed. Messages and codes go to the new one.",
      "If you did not ask for this, please call the shop at once.",
    ],
    sms: "your mobile number at {shop} was changed. If you did not ask for it, call the shop at once.",
  },
  factor_added: {
    subject: "A second step was added to your sign-in",
    mail: [
      "An app for codes or a passkey was added to your sign-in to the portal. It is asked for from now on, beside your password.",
      "If this was not you, please call the shop at once.",
    ],
    smsInstead: "a second step was added to your sign-in at {shop}. If this was not you, call the shop at once.",
  },
  factor_removed: {
    subject: "A second step was removed from your sign-in",
    mail: [
      "An app for codes or a passkey was removed from your sign-in to the portal.",
      "If this was not you, please call the shop at once.",
    ],
    smsInstead: "a second step was removed from your sign-in at {shop}. If this was not you, call the shop at once.",
  },
  factors_reset: {
    subject: "The second step of your sign-in was reset",
    mail: [
      "The shop has taken the second step off your sign-in to the portal, with all apps, passkeys and backup codes. You were signed out everywhere.",
      "If you have to use one, you set it up anew when you sign in the next time. If you did not ask for this, please call the shop at once.",
    ],
    smsInstead:
      "the second step of your sign-in at {shop} was reset. If you did not ask for it, call the shop at once.",
  },
  factors_reset_told: {
    subject: "The second step of {person} was reset",
    mail: [
      "The second step of the sign-in of {person} ({email}) was reset. Until they set up another one, their password alone decides who does.",
      "If nobody asked for this, make them inactive and look into the audit trail.",
    ],
  },
  backup_codes_made: {
    subject: "You have new backup codes",
    mail: [
      "Ten new backup codes were made for your sign-in to the portal. All earlier ones are of no use any more.",
      "If this was not you, please call the shop at once.",
    ],
    smsInstead: "new backup codes were made for your sign-in at {shop}. If this was not you, call the shop at once.",
  },
  backup_code_used: {
    subject: "A backup code of yours was used",
    mail: [
      "Somebody showed one of your backup codes in the place of your app or passkey. It is used up; make new ones before you run out.",
      "If this was not you, please call the shop at once.",
    ],
    smsInstead: "a backup code of your sign-in at {shop} was used. If this was not you, call the shop at once.",
  },
};
