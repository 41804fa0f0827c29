"use client";

import { SearchIcon } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { failureOf } from "@/lib/api-client/api-failure";
import { runAction } from "@/lib/api-client/run-action";
import type { BookingView } from "@/lib/commission-reports/report-view.model";
import { findBookingsAction } from "../actions";
import { BookingFacts } from "./entry-candidates";

/** Looks for the booking that a line is about among those of all agents. */
export default function FindBooking({
  entryId,
  onChoose,
  onClose,
}: {
  readonly entryId: string;
  readonly onChoose: (booking: BookingView) => void;
  readonly onClose: () => void;
}) {
  const id = useId();
  const [search, setSearch] = useState("");
  const [found, setFound] = useState<readonly BookingView[] | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const look = async (event: FormEvent) => {
    event.preventDefault();
    setFailed(null);
    try {
      setFound(await runAction(findBookingsAction, { entryId, search }));
    } catch (error) {
      setFailed(failureOf(error).message);
    }
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Find a booking</DialogTitle>
          <DialogDescription>By its confirmation number, whosever it is, or by its id.</DialogDescription>
        </DialogHeader>
        <DialogBody className="flex flex-col gap-4">
          <form className="flex items-end gap-2" onSubmit={(event) => void look(event)}>
            <div className="flex-1">
              <Label htmlFor={id}>Confirmation number or id</Label>
              <Input
                id={id}
                value={search}
                maxLength={100}
                autoComplete="off"
                onChange={(event) => setSearch(event.target.value)}
              />
            </div>
            <Button type="submit" disabled={search.trim() === ""}>
              <SearchIcon aria-hidden="true" />
              Find
            </Button>
          </form>
          {failed ? <LoadFailed message={failed} onRetry={null} /> : null}
          <div role="status">
            {found?.length === 0 ? (
              <p className="text-muted-foreground">No booking has that number. Check it, or ask its agent.</p>
            ) : null}
          </div>
          {found && found.length > 0 ? (
            <ul aria-label="Bookings found" className="flex flex-col gap-2">
              {found.map((booking) => (
                <li key={booking.id} className="flex items-start justify-between gap-2 rounded-md border p-3">
                  <BookingFacts booking={booking} />
                  <Button size="sm" onClick={() => onChoose(booking)}>
                    Match<span className="sr-only"> to {booking.confirmationNumber}</span>
                  </Button>
                </li>
              ))}
            </ul>
          ) : null}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
