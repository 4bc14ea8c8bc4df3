const longForm = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Formats an ISO date or instant as 'MM-DD-YYYY' in UTC, so that server, build and browsers agree. */
export const shortDate = (iso: string): string => {
  const [year, month, day] = new Date(iso).toISOString().slice(0, 10).split('-');
  return `${month}-${day}-${year}`;
};

/** Formats an ISO date or instant as 'November 3, 2026' in UTC. */
export const longDate = (iso: string): string => longForm.format(new Date(iso));
