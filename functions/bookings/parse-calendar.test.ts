import { describe, expect, it } from 'vitest';
import { parseBusyTimes } from './parse-calendar.ts';

const within = { from: Date.parse('2027-03-01T00:00:00Z'), to: Date.parse('2027-04-30T00:00:00Z') };
const parse = (...events: string[]) => {
  const body = events.map((event) => `BEGIN:VEVENT\n${event}\nEND:VEVENT`).join('\n');
  const calendar = `BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//x//EN\n${body}\nEND:VCALENDAR`;
  return parseBusyTimes(calendar.replaceAll('\n', '\r\n'), within).map(({ from, to }) =>
    [from, to].map((at) => new Date(at).toISOString().slice(0, 16)).join(' '),
  );
};

describe('parseBusyTimes', () => {
  it('reads times in UTC, in a named zone without its definition, and company time without a zone', () => {
    expect(
      parse(
        'UID:1\nDTSTART:20270301T090000Z\nDTEND:20270301T100000Z',
        'UID:2\nDTSTART;TZID=America/New_York:20270302T090000\nDTEND;TZID=America/New_York:20270302T093000',
        'UID:3\nDTSTART:20270303T090000\nDURATION:PT45M',
      ),
    ).toEqual([
      '2027-03-01T09:00 2027-03-01T10:00',
      '2027-03-02T14:00 2027-03-02T14:30',
      '2027-03-03T08:00 2027-03-03T08:45',
    ]);
  });

  it('counts an all-day event from midnight to midnight in company time', () => {
    expect(parse('UID:1\nDTSTART;VALUE=DATE:20270328\nDTEND;VALUE=DATE:20270329')).toEqual([
      '2027-03-27T23:00 2027-03-28T22:00',
    ]);
  });

  it('expands a series over a clock change, without its exceptions and with the moved one', () => {
    expect(
      parse(
        'UID:s\nDTSTART;TZID=Europe/Berlin:20270319T090000\nDTEND;TZID=Europe/Berlin:20270319T100000\nRRULE:FREQ=WEEKLY;COUNT=4\nEXDATE;TZID=Europe/Berlin:20270326T090000',
        'UID:s\nRECURRENCE-ID;TZID=Europe/Berlin:20270402T090000\nDTSTART;TZID=Europe/Berlin:20270402T140000\nDTEND;TZID=Europe/Berlin:20270402T150000',
      ),
    ).toEqual([
      '2027-03-19T08:00 2027-03-19T09:00',
      '2027-04-02T12:00 2027-04-02T13:00',
      '2027-04-09T07:00 2027-04-09T08:00',
    ]);
  });

  it('ends a series without an end at the interval, and gives up on an endless number of occurrences', () => {
    expect(parse('UID:1\nDTSTART:20200101T120000Z\nDTEND:20200101T130000Z\nRRULE:FREQ=DAILY')).toHaveLength(
      60,
    );
    const started = performance.now();
    expect(parse('UID:1\nDTSTART:19700101T000000Z\nDURATION:PT1S\nRRULE:FREQ=SECONDLY')).toEqual([]);
    expect(performance.now() - started).toBeLessThan(3000);
  });

  it('leaves out cancelled events, events shown as free, and the site’s own appointments', () => {
    const time = 'DTSTART:20270301T090000Z\nDTEND:20270301T100000Z';
    expect(
      parse(
        `UID:1\n${time}\nSTATUS:CANCELLED`,
        `UID:2\n${time}\nTRANSP:TRANSPARENT`,
        `UID:3\n${time}\nX-MICROSOFT-CDO-BUSYSTATUS:FREE`,
        `UID:019aa000@parley.example\n${time}`,
      ),
    ).toEqual([]);
  });

  it('joins overlapping events', () => {
    expect(
      parse(
        'UID:1\nDTSTART:20270301T090000Z\nDTEND:20270301T100000Z',
        'UID:2\nDTSTART:20270301T093000Z\nDTEND:20270301T110000Z',
      ),
    ).toEqual(['2027-03-01T09:00 2027-03-01T11:00']);
  });

  it.each(['', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD'])('throws on %j', (text) => {
    expect(() => parseBusyTimes(text, within)).toThrow();
  });
});
