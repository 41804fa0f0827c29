import {
  ArrowLeftRightIcon,
  BookOpenIcon,
  FileTextIcon,
  HandCoinsIcon,
  HandIcon,
  HistoryIcon,
  LandmarkIcon,
  LayoutDashboardIcon,
  type LucideIcon,
  MailIcon,
  NotebookTextIcon,
  ScanSearchIcon,
  SettingsIcon,
  ShipIcon,
  UserPlusIcon,
  UsersIcon,
} from "lucide-react";
import type { NavigationIcon } from "./navigation.model";

/** How the drawings that entries ask for by name look. */
export const NAVIGATION_ICONS: Readonly<Record<NavigationIcon, LucideIcon>> = {
  dashboard: LayoutDashboardIcon,
  emails: MailIcon,
  bookings: BookOpenIcon,
  suppliers: ShipIcon,
  settings: SettingsIcon,
  transactions: LandmarkIcon,
  reports: FileTextIcon,
  rates: ArrowLeftRightIcon,
  payouts: HandCoinsIcon,
  books: NotebookTextIcon,
  unclaimed: HandIcon,
  review: ScanSearchIcon,
  audit: HistoryIcon,
  users: UsersIcon,
  invites: UserPlusIcon,
};
