import {
  BookOpenIcon,
  CircleHelpIcon,
  FileTextIcon,
  HandCoinsIcon,
  HistoryIcon,
  LandmarkIcon,
  LayoutDashboardIcon,
  LibraryIcon,
  type LucideIcon,
  MailIcon,
  RefreshCwIcon,
  ScanSearchIcon,
  SettingsIcon,
  ShipIcon,
  UserPlusIcon,
  UsersIcon,
} from "lucide-react";
import type { NavigationIcon } from "./navigation.model";

/** The icon components by the names that sidebar entries use. */
export const NAVIGATION_ICONS: Readonly<Record<NavigationIcon, LucideIcon>> = {
  dashboard: LayoutDashboardIcon,
  emails: MailIcon,
  bookings: BookOpenIcon,
  suppliers: ShipIcon,
  settings: SettingsIcon,
  transactions: LandmarkIcon,
  reports: FileTextIcon,
  rates: RefreshCwIcon,
  payouts: HandCoinsIcon,
  books: LibraryIcon,
  unclaimed: CircleHelpIcon,
  review: ScanSearchIcon,
  audit: HistoryIcon,
  users: UsersIcon,
  invites: UserPlusIcon,
};
