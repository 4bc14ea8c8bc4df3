import { Kbd } from '@mantine/core';
import { Modal } from '#web/ui/modal.tsx';
import { keyOf, places } from '../dashboard/tabs.tsx';
import css from './keyboard-help.module.css';

const control = navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl';

const groups: readonly (readonly [string, readonly (readonly [string, readonly string[]])[]])[] = [
  [
    'Everywhere',
    [
      ['Search everything', [control, 'K']],
      ['Search in this list', ['/']],
      ['Take back what was done last', ['Z']],
      ['These keys', ['?']],
      ['Close what is open', ['Esc']],
    ],
  ],
  [
    'Screens',
    places.flatMap(({ label }, index) => {
      const key = keyOf(index);
      return key ? [[label, [key]] as const] : [];
    }),
  ],
  [
    'Lists, boards and fields',
    [
      ['Tick everything in between', ['Shift', 'click']],
      ['Move a card, with its handle focused', ['←', '→']],
      ['Save a field', ['Enter']],
      ['Save a long text', [control, 'Enter']],
      ['Let go of a field', ['Esc']],
    ],
  ],
];

/** Which keys there are. */
export const KeyboardHelp = ({ onClose }: { onClose: () => void }) => (
  <Modal title="Keyboard shortcuts" onClose={onClose}>
    {groups.map(([name, keys]) => (
      <section key={name} aria-label={name}>
        <h3 className={css.name}>{name}</h3>
        <dl className={css.keys}>
          {keys.map(([what, names]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                {names.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </Modal>
);
