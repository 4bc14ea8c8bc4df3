const longForm = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** 'MM-DD-YYYY' of an ISO date or instant, in UTC, so that server, build and every browser write the same day. */
export const shortDate = (iso: string): string => {
  const [year, month, day] = new Date(iso).toISOString().slice(0, 10).split('-');
  return `${month}-${day}-${year}`;
};

/** 'November 3, 2026' of an ISO date or instant, in UTC. */
export const longDate = (iso: string): string => longForm.format(new Date(iso));
