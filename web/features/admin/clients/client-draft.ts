/** Where a half-written client is kept; forgotten on logout. */
export const clientDraft = 'admin-client';
