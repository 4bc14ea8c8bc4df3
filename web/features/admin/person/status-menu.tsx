import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '#web/ui/icons.tsx';
import { Badge, type Tone } from '../parts/status-badge.tsx';

interface StatusMenuProps<S extends string> {
  readonly label: string;
  readonly value: S;
  readonly options: Readonly<Record<S, string>>;
  readonly tones: Readonly<Record<S, Tone>>;
  readonly onChange: (value: S) => void;
}

/** A status badge that opens a menu; choosing an option saves at once. */
export const StatusMenu = <S extends string>({
  label,
  value,
  options,
  tones,
  onChange,
}: StatusMenuProps<S>) => (
  <Menu position="bottom-start" width="max-content">
    <Menu.Target>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        px={4}
        rightSection={<IconChevronDown size={14} aria-hidden="true" />}
        aria-label={`${label}: ${options[value]}. Change`}
      >
        <Badge tone={tones[value]}>{options[value]}</Badge>
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {(Object.entries(options) as [S, string][]).map(([key, text]) => (
        <Menu.Item key={key} aria-current={key === value || undefined} onClick={() => onChange(key)}>
          <Badge tone={tones[key]}>{text}</Badge>
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);
