import Link from "next/link";
import { Breadcrumb, BreadcrumbItem, BreadcrumbList } from "@/components/ui/breadcrumb";
import { Button } from "@/components/ui/button";
import type { Area } from "./navigation.model";
import { SidebarToggle } from "./sidebar-toggle";
import { ThemeToggle } from "./theme-toggle";

export function ShellHeader({ area, isAdmin }: { readonly area: Area; readonly isAdmin: boolean }) {
  const home = area === "admin" ? "/admin" : "/";
  return (
    <header
      data-print="none"
      className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b bg-background px-4 md:px-6"
    >
      <SidebarToggle />
      <Breadcrumb>
        <BreadcrumbList>
          <BreadcrumbItem>
            <Link href={home} className="rounded-sm px-1 py-0.5 hover:underline">
              {area === "admin" ? "Admin" : "Dashboard"}
            </Link>
          </BreadcrumbItem>
        </BreadcrumbList>
      </Breadcrumb>
      <div className="ml-auto flex items-center gap-2">
        {area === "admin" ? <AreaLink href="/" label="Agent Dashboard" /> : null}
        {area === "agent" && isAdmin ? <AreaLink href="/admin" label="Admin Dashboard" /> : null}
        <ThemeToggle />
      </div>
    </header>
  );
}

function AreaLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <Button asChild variant="outline" size="sm">
      <Link href={href}>{label}</Link>
    </Button>
  );
}
