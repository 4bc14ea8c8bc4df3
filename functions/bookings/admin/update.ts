import { requireAdmin } from '#functions/account/identity.ts';
import { updateBookingBy } from '#functions/bookings/update-booking.ts';
import { defineHandler } from '#functions/http/define.ts';
import { siteAddress } from '#functions/http/site-address.ts';
import { updateBooking } from '#shared/api/admin-bookings.ts';

/** Edits a consultation request; the record was read with the session. */
export const route = defineHandler(
  updateBooking,
  (deps) =>
    ({ body, stored, admin, headers }) =>
      updateBookingBy(deps, {
        stored,
        patch: body,
        by: requireAdmin(admin).username,
        site: siteAddress(deps.env, headers),
      }),
);
