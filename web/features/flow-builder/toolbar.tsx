import {
  ActionIcon,
  Badge,
  Button,
  Group,
  Menu,
  SegmentedControl,
  Text,
  TextInput,
  Tooltip,
} from '@mantine/core';
import { useRovingIndex } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { isSignedIn } from '#web/lib/session.ts';
import {
  type Icon,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconChevronDown,
  IconDots,
  IconList,
  IconPlayerPlay,
  IconRoute,
  IconSearch,
  IconSitemap,
} from '#web/ui/icons.tsx';
import { type BuilderPanel, builderPanels } from './panels.ts';
import css from './toolbar.module.css';
import type { Builder } from './use-builder.ts';

export type View = 'canvas' | 'outline';

export interface ToolbarProps {
  readonly builder: Builder;
  readonly name: string;
  readonly isNew: boolean;
  /** Save state. */
  readonly state: string;
  /** Live state. */
  readonly live: string;
  readonly busy: boolean;
  readonly statsShown: boolean;
  readonly panelShown: boolean;
  readonly view: View;
  readonly isPhone: boolean;

  readonly problems: ReactNode;
  readonly onView: (view: View) => void;
  readonly onName: (name: string) => void;
  readonly onBack: () => void;
  readonly onSave: () => void;
  readonly onSaveAndStay: () => void;
  readonly onPublish: () => void;
  readonly onTest: () => void;
  readonly onFind: () => void;
  readonly onArrange: () => void;
  readonly onRevisions: () => void;
  readonly onStats: () => void;
  readonly onPanel: () => void;
  readonly onExtra: (panel: BuilderPanel) => void;
}

const viewLabel = (ViewIcon: Icon, label: string) => (
  <Group component="span" gap={4} wrap="nowrap">
    <ViewIcon size={16} aria-hidden="true" />
    <Text component="span" inherit visibleFrom="sm">
      {label}
    </Text>
    <Text component="span" className="visually-hidden" hiddenFrom="sm">
      {label}
    </Text>
  </Group>
);

type MoreProps = Pick<
  ToolbarProps,
  | 'builder'
  | 'isNew'
  | 'statsShown'
  | 'panelShown'
  | 'onRevisions'
  | 'onStats'
  | 'onPanel'
  | 'onExtra'
  | 'onArrange'
  | 'onFind'
>;

const More = ({ builder, isNew, statsShown, panelShown, ...on }: MoreProps) => (
  <Menu position="bottom-end" width={240}>
    <Menu.Target>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label="More">
        <IconDots size={20} />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item disabled={!builder.canUndo} onClick={builder.undo}>
        Undo
      </Menu.Item>
      <Menu.Item disabled={!builder.canRedo} onClick={builder.redo}>
        Redo
      </Menu.Item>
      <Menu.Item onClick={on.onPanel}>{panelShown ? 'Hide panel' : 'Show panel'}</Menu.Item>
      <Menu.Item rightSection="/" onClick={on.onFind}>
        Find a node…
      </Menu.Item>
      <Menu.Item rightSection="L" onClick={on.onArrange}>
        Arrange all
      </Menu.Item>
      <Menu.Item rightSection="Ctrl V" onClick={builder.paste}>
        Paste
      </Menu.Item>
      {builderPanels
        .filter(({ ownerOnly, savedOnly }) => (!ownerOnly || isSignedIn()) && (!savedOnly || !isNew))
        .map((panel) => (
          <Menu.Item key={panel.key} leftSection={<panel.icon size={18} />} onClick={() => on.onExtra(panel)}>
            {panel.label}
          </Menu.Item>
        ))}
      {!isNew && (
        <>
          <Menu.Divider />
          <Menu.Item onClick={on.onStats}>{statsShown ? 'Hide statistics' : 'Statistics'}</Menu.Item>
          <Menu.Item onClick={on.onRevisions}>Versions</Menu.Item>
        </>
      )}
    </Menu.Dropdown>
  </Menu>
);

/** The builder's header: name, state and actions for the whole flow. */
export const Toolbar = (props: ToolbarProps) => {
  const { builder, name, state, live, busy, view, isPhone, problems, ...on } = props;
  const tools = [
    { label: 'Undo', keys: 'Ctrl Z', Icon: IconArrowBackUp, off: !builder.canUndo, run: builder.undo },
    { label: 'Redo', keys: 'Ctrl Y', Icon: IconArrowForwardUp, off: !builder.canRedo, run: builder.redo },
    ...(isPhone
      ? []
      : [
          { label: 'Find', keys: '/', Icon: IconSearch, off: false, run: on.onFind },
          { label: 'Arrange', keys: 'L', Icon: IconSitemap, off: false, run: on.onArrange },
        ]),
  ];
  const { getItemProps } = useRovingIndex({
    total: tools.length,
    isItemDisabled: (index) => tools[index]?.off !== false,
  });
  const unready = busy || !name.trim();
  return (
    <Group
      component="header"
      gap="0.25rem 0.5rem"
      mih="3.5rem"
      px={{ base: 'xs', sm: 'sm' }}
      py={4}
      bg="var(--surface)"
      style={{ borderBlockEnd: 'var(--hairline)' }}
    >
      <Button
        variant="subtle"
        color="gray"
        px="xs"
        aria-label="Back to Dashboard"
        leftSection={<IconArrowLeft size={18} />}
        onClick={on.onBack}
      >
        <Text component="span" inherit visibleFrom="xl">
          Back to Dashboard
        </Text>
      </Button>
      <h1 className="visually-hidden">Flow Builder</h1>
      <TextInput
        className={css.name}
        aria-label="Flow name"
        maxLength={120}
        value={name}
        onChange={(event) => on.onName(event.target.value)}
      />
      {/* The state is never cut off: the name shrinks, then the buttons wrap. */}
      <Group className={css.status} gap="xs" maw="100%" fz="xs" c="dimmed">
        <Text component="span" inherit role="status" style={{ whiteSpace: 'nowrap' }}>
          {state}
        </Text>
        <Badge flex="none" color={live === 'Not live' ? 'gray' : 'accent'} data-live={live !== 'Not live'}>
          {live}
        </Badge>
        {problems}
      </Group>
      <div className={css.doing}>
        <Group className={css.tools} gap="xs" wrap="nowrap">
          <Group gap={2} wrap="nowrap" role="toolbar" aria-label="Tools">
            {tools.map(({ label, keys, Icon, off, run }, index) => (
              <Tooltip key={label} label={`${label} (${keys})`}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={label}
                  disabled={off}
                  {...getItemProps({ index, onClick: run })}
                >
                  <Icon size={20} />
                </ActionIcon>
              </Tooltip>
            ))}
          </Group>
          <SegmentedControl
            aria-label="View"
            size="xs"
            data={[
              { value: 'canvas', label: viewLabel(IconRoute, 'Canvas') },
              { value: 'outline', label: viewLabel(IconList, 'Outline') },
            ]}
            value={view}
            onChange={(next) => on.onView(next as View)}
          />
        </Group>
        <More {...props} />
        <Group gap="xs" wrap="nowrap" className={css.acts}>
          <Button variant="subtle" disabled={unready} onClick={on.onPublish}>
            Publish
          </Button>
          <Button variant="default" leftSection={<IconPlayerPlay size={16} />} onClick={on.onTest}>
            Test Flow
          </Button>
          <Button.Group>
            <Button disabled={unready} onClick={on.onSave}>
              {busy ? 'Saving...' : 'Save Flow'}
            </Button>
            {!props.isNew && (
              <Menu position="bottom-end">
                <Menu.Target>
                  <Button px={6} disabled={unready} aria-label="More ways to save">
                    <IconChevronDown size={16} aria-hidden="true" />
                  </Button>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item rightSection="Ctrl S" onClick={on.onSaveAndStay}>
                    Save and stay
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
            )}
          </Button.Group>
        </Group>
      </div>
    </Group>
  );
};
