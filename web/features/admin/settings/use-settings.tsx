import type { ReactNode } from 'react';
import { getSettings, type PortalSettings } from '#shared/api/admin-settings.ts';
import { useRead } from '#web/lib/query.ts';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { LoadFailure } from '../parts/load-failure.tsx';

const useSettings = () =>
  useRead(getSettings, undefined, { failure: 'The settings could not be loaded', cache: 'once' });

interface WithSettingsProps {
  readonly children: (
    settings: PortalSettings,
    put: (change: (before: PortalSettings) => PortalSettings) => void,
  ) => ReactNode;
}

/** Renders its children once the settings are loaded; all sections share one request. */
export const WithSettings = ({ children }: WithSettingsProps) => {
  const { data, problem, reload, put } = useSettings();
  if (data) return children(data, put);
  if (!problem) return <ListSkeleton label="Loading the settings" />;
  return <LoadFailure text={problem} onRetry={reload} />;
};
