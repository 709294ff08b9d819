import type * as operations from "@thangam/contracts/session/profile-operations";
import type * as viewOperations from "@thangam/contracts/session/view-operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { endSession } from "./end-session.ts";
import { forgetDevice } from "./forget-device.ts";
import { listMyDevices } from "./list-my-devices.ts";
import { listMySessions } from "./list-my-sessions.ts";
import { saveReminderChoice } from "./save-reminder-choice.ts";
import { saveProfile } from "./save-profile.ts";
import { deleteView, listSavedViews, saveView } from "./saved-views.ts";

export const handlers: HandlersOf<typeof operations & typeof viewOperations> = {
  deleteView,
  endSession,
  forgetDevice,
  listMyDevices,
  listMySessions,
  listSavedViews,
  saveProfile,
  saveReminderChoice,
  saveView,
};
