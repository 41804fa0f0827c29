"use server";

import { saveBookSettings } from "@/lib/books/settings/save-settings";
import { bookSettingsChange } from "@/lib/books/settings/settings.model";
import { adminAction } from "@/lib/delivery/action";

export const saveBookSettingsAction = adminAction(bookSettingsChange, saveBookSettings);
