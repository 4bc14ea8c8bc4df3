import { type ComponentType, lazy } from 'react';
import {
  type Icon,
  IconCalendarEvent,
  IconClock,
  IconDownload,
  IconHome,
  IconKey,
  IconMail,
  IconNote,
  IconPlugConnected,
  IconRobot,
  IconShieldLock,
  IconUpload,
  IconUserCog,
  IconWorld,
} from '#web/ui/icons.tsx';

export interface SettingsSection {
  /** Hash in the URL. */
  readonly name: string;
  readonly title: string;
  /** Search keywords. */
  readonly also: string;
  readonly Icon: Icon;
  readonly Panel: ComponentType;
}

/** The settings page, in order. */
export const sections: readonly SettingsSection[] = [
  {
    name: 'account',
    title: 'Account',
    also: 'password passkeys recovery codes sessions log out everywhere',
    Icon: IconUserCog,
    Panel: lazy(async () => ({ default: (await import('./account-section.tsx')).AccountSection })),
  },
  {
    name: 'first-screen',
    title: 'First screen',
    also: 'after login today client projects start',
    Icon: IconHome,
    Panel: lazy(async () => ({ default: (await import('./first-screen-section.tsx')).FirstScreenSection })),
  },
  {
    name: 'bookings',
    title: 'Bookings',
    also: 'appointment length pause lead time calendar feed ics place',
    Icon: IconCalendarEvent,
    Panel: lazy(async () => ({
      default: (await import('../bookings/booking-settings.tsx')).BookingSettingsSection,
    })),
  },
  {
    name: 'notices',
    title: 'Mail and Slack',
    also: 'notifications e-mail channel test message',
    Icon: IconMail,
    Panel: lazy(async () => ({ default: (await import('./channels-section.tsx')).ChannelsSection })),
  },
  {
    name: 'events',
    title: 'Events for other systems',
    also: 'webhook n8n make zapier signature secret deliveries send again integration',
    Icon: IconPlugConnected,
    Panel: lazy(async () => ({ default: (await import('./events-section.tsx')).EventsSection })),
  },
  {
    name: 'api-keys',
    title: 'API keys',
    also: 'token bearer scope rest openapi n8n make zapier integration revoke',
    Icon: IconKey,
    Panel: lazy(async () => ({ default: (await import('./api-keys-section.tsx')).ApiKeysSection })),
  },
  {
    name: 'replies',
    title: 'Reply templates',
    also: 'reply text first name mail subject language',
    Icon: IconNote,
    Panel: lazy(async () => ({
      default: (await import('./reply-templates-section.tsx')).ReplyTemplatesSection,
    })),
  },
  {
    name: 'model',
    title: 'Assistant’s model',
    also: 'ai budget tokens openai',
    Icon: IconRobot,
    Panel: lazy(async () => ({ default: (await import('./model-section.tsx')).ModelSection })),
  },
  {
    name: 'moving',
    title: 'Move from another system',
    also: 'import crisp intercom chatwoot articles canned responses contacts conversations migration',
    Icon: IconUpload,
    Panel: lazy(async () => ({ default: (await import('../moving/moving-section.tsx')).MovingSection })),
  },
  {
    name: 'everything',
    title: 'Everything in one file',
    also: 'export backup download ndjson data portability import move',
    Icon: IconDownload,
    Panel: lazy(async () => ({ default: (await import('./everything-section.tsx')).EverythingSection })),
  },
  {
    name: 'retention',
    title: 'Data retention',
    also: 'retention privacy days erase',
    Icon: IconClock,
    Panel: lazy(async () => ({ default: (await import('./retention-section.tsx')).RetentionSection })),
  },
  {
    name: 'claims',
    title: 'Claims to review',
    also: 'brand before going live promises badges uptime prices',
    Icon: IconShieldLock,
    Panel: lazy(async () => ({ default: (await import('./claims-section.tsx')).ClaimsSection })),
  },
  {
    name: 'visitor-flows',
    title: 'Visitors’ live links',
    also: 'flows published close',
    Icon: IconWorld,
    Panel: lazy(async () => ({ default: (await import('./visitor-links.tsx')).VisitorLinks })),
  },
];
