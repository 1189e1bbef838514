import { Icon } from "@/components/ui/icon";
import { type AlertOffer, CreateAlert } from "./create-alert.client";

/** Offers more jobs like these by email, below a list of jobs. */
export function AlertStrip(offer: AlertOffer) {
  return (
    <aside className="alert-strip needs-script" aria-label="Job alert">
      <Icon name="bell-plus" />
      <p>
        <b>Get new jobs like these by email.</b> Once a day at most, one click to stop.
      </p>
      <CreateAlert
        {...offer}
        label="Create alert for this search"
        className="btn btn-strong btn-sm"
      />
    </aside>
  );
}
