import { Group, Kbd, Stack, Title } from '@mantine/core';
import { Modal } from '#web/ui/modal.tsx';
import { navItems, shortcutKey } from '../tabs.tsx';

const control = navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl';

const groups: readonly (readonly [string, readonly (readonly [string, readonly string[]])[]])[] = [
  [
    'Everywhere',
    [
      ['Search everything', [control, 'K']],
      ['Search in this list', ['/']],
      ['Undo the last action', ['Z']],
      ['Show keyboard shortcuts', ['?']],
      ['Close the dialog', ['Esc']],
    ],
  ],
  [
    'Screens',
    navItems.flatMap(({ label }, index) => {
      const key = shortcutKey(index);
      return key ? [[label, [key]] as const] : [];
    }),
  ],
  [
    'Today',
    [
      ['Next task', ['J']],
      ['Previous task', ['K']],
      ['Open or reply', ['Enter']],
      ['Mark as done', ['C']],
      ['Snooze', ['S']],
    ],
  ],
  [
    'Lists, boards and fields',
    [
      ['Select a range', ['Shift', 'click']],
      ['Move the focused card', ['←', '→']],
      ['Save a field', ['Enter']],
      ['Save a long text', [control, 'Enter']],
      ['Cancel editing a field', ['Esc']],
    ],
  ],
];

export const KeyboardHelp = ({ onClose }: { onClose: () => void }) => (
  <Modal title="Keyboard shortcuts" onClose={onClose}>
    {groups.map(([name, keys]) => (
      <section key={name} aria-label={name}>
        <Title order={3} size="h4" ff="text" lts={0} mb="xs">
          {name}
        </Title>
        <Stack component="dl" gap={4} fz="sm">
          {keys.map(([what, names]) => (
            <Group key={what} justify="space-between" wrap="nowrap">
              <dt>{what}</dt>
              <Group component="dd" gap={4} flex="none">
                {names.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </Group>
            </Group>
          ))}
        </Stack>
      </section>
    ))}
  </Modal>
);
