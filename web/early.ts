import { askEarly } from './lib/asked-early.ts';

/** The first script of a page whose shell says what its first screen reads: a part of the HTML, it asks before any other is there. */
const { open = '', session = '' } = document.currentScript?.dataset ?? {};
const listed = (addresses: string) => addresses.split(' ').filter(Boolean);

askEarly(listed(open), listed(session));
