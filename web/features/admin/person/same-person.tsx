import { Button, Menu } from '@mantine/core';
import { linkPeople, type PersonRecord, unlinkPeople } from '#shared/api/admin-people.ts';
import { sessionCall } from '#web/lib/session.ts';
import { offerUndo } from '../data/undo.ts';
import { Failure } from '../leads/failure.tsx';
import { useSave } from '../leads/use-save.ts';
import { plainIdentity } from './contact-line.tsx';
import css from './record.module.css';

const reasons: Readonly<Record<PersonRecord['duplicates'][number]['reason'], string>> = {
  phone: 'the same phone number',
  email: 'the same address',
  domain: 'the same company domain',
};

interface SamePersonProps {
  readonly person: PersonRecord;
  readonly onOpen: (key: string) => void;
  readonly onChanged: () => void;
}

/** Who else this may be, joined into one record on request and taken apart again: nothing is copied, nothing is lost. */
export const SamePerson = ({ person, onOpen, onChanged }: SamePersonProps) => {
  const { busy, failure, run } = useSave('That did not work');
  const { key, linked, duplicates } = person;
  const unlink = async (id: string) => {
    await sessionCall(unlinkPeople, { params: { key, id } });
    onChanged();
  };
  const link = async (other: string) => {
    const { id } = await sessionCall(linkPeople, { params: { key }, body: { with: other } });
    onChanged();
    return id;
  };
  const merge = (other: PersonRecord['duplicates'][number]) =>
    run(async () => {
      const id = await link(other.key);
      offerUndo(`${other.name || plainIdentity(other.identity)} merged into this record`, () => unlink(id));
    });
  const part = (other: PersonRecord['linked'][number]) =>
    run(async () => {
      await unlink(other.link);
      offerUndo(`${other.name || plainIdentity(other.identity)} taken out of this record`, async () => {
        await link(other.key);
      });
    });
  if (linked.length === 0 && duplicates.length === 0) return null;
  const twins = duplicates.filter(({ reason }) => reason !== 'domain');
  const colleagues = duplicates.filter(({ reason }) => reason === 'domain');
  return (
    <section className={css.same} aria-label="Same person">
      {linked.map((other) => (
        <p key={other.key} className={css.twin}>
          <span>
            One record with <bdi>{plainIdentity(other.identity)}</bdi>
          </span>
          <Button size="compact-sm" variant="default" disabled={busy} onClick={() => void part(other)}>
            Take apart
          </Button>
        </p>
      ))}
      {twins.map((other) => (
        <p key={other.key} className={css.twin}>
          <span>
            The same person?{' '}
            <button type="button" className={css.link} onClick={() => onOpen(other.key)}>
              <bdi>{other.name || plainIdentity(other.identity)}</bdi>
            </button>{' '}
            has {reasons[other.reason]}
          </span>
          <Button size="compact-sm" variant="default" disabled={busy} onClick={() => void merge(other)}>
            Merge
          </Button>
        </p>
      ))}
      {colleagues.length > 0 && (
        <div className={css.colleagues}>
          <span>Same company domain:</span>
          {colleagues.map((other) => (
            <Menu key={other.key} position="bottom-start">
              <Menu.Target>
                <button type="button" className={css.link}>
                  <bdi>{other.name || plainIdentity(other.identity)}</bdi>
                </button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => onOpen(other.key)}>Open the record</Menu.Item>
                <Menu.Item disabled={busy} onClick={() => void merge(other)}>
                  The same person: merge
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          ))}
        </div>
      )}
      <Failure text={failure} />
    </section>
  );
};
