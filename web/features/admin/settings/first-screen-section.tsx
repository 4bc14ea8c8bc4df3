import { SegmentedControl } from '@mantine/core';
import { type Preferences, savePreferences } from '#shared/api/admin-settings.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { showToast } from '#web/ui/toast.ts';
import { rememberFirstScreen } from '../data/first-screen.ts';
import { Line } from '../parts/panel.tsx';
import { WithSettings } from './use-settings.tsx';

type Screen = NonNullable<Preferences['firstScreen']>;

/** Which screen opens after login. */
export const FirstScreenSection = () => (
  <WithSettings>
    {({ preferences }, put) => {
      const current: Screen = preferences.firstScreen ?? 'clients';
      const apply = (firstScreen: Screen) => {
        put((before) => ({ ...before, preferences: { ...before.preferences, firstScreen } }));
        rememberFirstScreen(firstScreen);
      };
      const choose = async (firstScreen: Screen) => {
        apply(firstScreen);
        try {
          await sessionCall(savePreferences, { body: { firstScreen } });
        } catch (error) {
          apply(current);
          const description = errorMessage(error, 'The first screen could not be saved');
          showToast({ title: 'Error', description, tone: 'error' });
        }
      };
      return (
        <Line text="Opens after login and at the portal’s address.">
          <SegmentedControl
            aria-label="First screen"
            value={current}
            data={[
              { value: 'clients', label: 'Client Projects' },
              { value: 'today', label: 'Today' },
            ]}
            onChange={(value) => void choose(value === 'today' ? 'today' : 'clients')}
          />
        </Line>
      );
    }}
  </WithSettings>
);
