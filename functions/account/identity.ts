import type { AdminIdentity } from '#functions/http/types.ts';
import { AppError } from '#shared/errors.ts';

/** The administrator of an `admin` route. The pipeline has verified the session, so it is always present. */
export const requireAdmin = (admin: AdminIdentity | undefined): AdminIdentity => {
  if (!admin) throw new AppError('auth.required');
  return admin;
};
