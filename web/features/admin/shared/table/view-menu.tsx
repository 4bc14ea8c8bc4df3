import { ActionIcon } from '@mantine/core';
import { lazy, memo, type ReactNode } from 'react';
import { IconAdjustments } from '#web/ui/icons.tsx';
import { Late } from '#web/ui/late-menu.tsx';
import type { Opener } from '#web/ui/menu-entry.ts';
import type { ViewMenuProps } from './view-panel.tsx';

const ViewPanel = lazy(async () => ({ default: (await import('./view-panel.tsx')).ViewPanel })) as <T>(
  props: ViewMenuProps<T> & { readonly target: Opener },
) => ReactNode;

const button = (
  <ActionIcon variant="default" size="input-sm" radius="bubble" aria-label="Display" title="Display">
    <IconAdjustments size={18} aria-hidden="true" />
  </ActionIcon>
);

const PlainViewMenu = <T,>(menu: ViewMenuProps<T>) => (
  <Late target={button} popup="dialog">
    <ViewPanel {...menu} target={button} />
  </Late>
);

/** Chooses columns and saved views; the panel is loaded when it opens. */
export const ViewMenu = memo(PlainViewMenu) as typeof PlainViewMenu;
