import { PanelLeftIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useSidebar } from "./sidebar-state";

export function SidebarToggle() {
  const { toggle } = useSidebar();
  return (
    <Button
      variant="ghost"
      size="icon"
      className="-ml-2"
      aria-label="Toggle Sidebar"
      aria-keyshortcuts="Control+B Meta+B"
      data-tooltip="Toggle Sidebar (Ctrl+B)"
      onClick={toggle}
    >
      <PanelLeftIcon />
    </Button>
  );
}
