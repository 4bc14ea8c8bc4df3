import { describe, expect, it } from 'vitest';
import { memoryTable } from '#test/fixtures/memory-table.ts';
import { storedLeads } from '#test/fixtures/stored-leads.ts';
import { leadsOfPerson } from './linked-identities.ts';

const table = memoryTable();
const stored = storedLeads(table);
let numbers = 5_550_100;
const newNumber = (): string => {
  numbers += 1;
  return `+49 30 ${numbers}`;
};
const digits = (phone: string) => phone.replaceAll(' ', '');
const idsOf = async (...given: string[]) =>
  (await leadsOfPerson(table.deps().table, given)).map(({ sk }) => String(sk)).sort();
const ids = (...leads: { id: string }[]) => leads.map(({ id }) => id).sort();

describe('leadsOfPerson', () => {
  it('separates colleagues who share a phone, in any order', async () => {
    const clientPhone = newNumber();
    const one = await stored.client('ada@shared.example', { clientPhone });
    const other = await stored.client('bo@elsewhere.example', { clientPhone });
    const third = await stored.contact('cy@third.example', { phone: clientPhone });
    expect(await idsOf('ada@shared.example', clientPhone)).toEqual([one.id]);
    expect(await idsOf('bo@elsewhere.example', clientPhone)).toEqual([other.id]);
    expect(await idsOf('cy@third.example', clientPhone)).toEqual([third.id]);
  });

  it('joins linked identities', async () => {
    const clientPhone = newNumber();
    const one = await stored.client('ada@linked.example', { clientPhone });
    const other = await stored.contact('bo@linked.example', { phone: clientPhone });
    await stored.client('cy@linked.example', { clientPhone });
    await stored.link('ada@linked.example', 'bo@linked.example');
    expect(await idsOf('ada@linked.example', clientPhone)).toEqual(ids(one, other));
    expect(await idsOf('bo@linked.example', clientPhone)).toEqual(ids(one, other));
  });

  it('joins a lead without an address to the lead with its number, from either side', async () => {
    const phone = newNumber();
    const without = await stored.contact(`${digits(phone)}@phone.invalid`, { phone });
    const project = await stored.client('di@number.example', { clientPhone: phone });
    const wrote = await stored.contact('di@number.example');
    const all = ids(without, project, wrote);
    expect(await idsOf(`${digits(phone)}@phone.invalid`, phone)).toEqual(all);
    expect(await idsOf('di@number.example', phone)).toEqual(all);
    // Records without the number are found through the project.
    expect(await idsOf('di@number.example')).toEqual(all);
  });

  it('joins nobody when a number was given with several unlinked addresses', async () => {
    const phone = newNumber();
    const without = await stored.contact(`${digits(phone)}@phone.invalid`, { phone });
    const again = await stored.client(`${digits(phone)}@phone.invalid`, { clientPhone: phone });
    const one = await stored.client('ed@switchboard.example', { clientPhone: phone });
    const other = await stored.client('flo@switchboard.example', { clientPhone: phone });
    expect(await idsOf(`${digits(phone)}@phone.invalid`, phone)).toEqual(ids(without, again));
    expect(await idsOf('ed@switchboard.example', phone)).toEqual([one.id]);
    await stored.link('ed@switchboard.example', 'flo@switchboard.example');
    const all = ids(without, again, one, other);
    expect(await idsOf(`${digits(phone)}@phone.invalid`, phone)).toEqual(all);
    expect(await idsOf('flo@switchboard.example', phone)).toEqual(all);
  });

  it('joins an address and a number that the owner linked, not their further addresses', async () => {
    const phone = newNumber();
    const without = await stored.contact(`${digits(phone)}@phone.invalid`, { phone });
    const one = await stored.contact('gil@called.example');
    const other = await stored.client('hal@called.example', { clientPhone: phone });
    await stored.link('gil@called.example', `${digits(phone)}@phone.invalid`);
    expect(await idsOf('gil@called.example')).toEqual(ids(without, one));
    expect(await idsOf(`${digits(phone)}@phone.invalid`, phone)).toEqual(ids(without, one));
    expect(await idsOf('hal@called.example', phone)).toEqual([other.id]);
  });

  it('is not confused by spam that gives the number', async () => {
    const phone = newNumber();
    const without = await stored.contact(`${digits(phone)}@phone.invalid`, { phone });
    const one = await stored.client('ina@spam.example', { clientPhone: phone });
    await stored.contact('liar@spam.example', { phone, status: 'spam' });
    expect(await idsOf('ina@spam.example', phone)).toEqual(ids(without, one));
  });
});
