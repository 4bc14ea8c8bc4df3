/** Storage key of the unsaved new client; removed on logout. */
export const clientDraftKey = 'admin-client';
