import { listAdminPosts } from '#shared/api/admin-posts.ts';
import { getSettings } from '#shared/api/admin-settings.ts';
import { listConversations } from '#shared/api/conversations.ts';
import { listFlows } from '#shared/api/flows.ts';
import { getKnowledge } from '#shared/api/knowledge.ts';
import { getSite } from '#shared/api/site.ts';
import { brand } from '#shared/brand.ts';
import { paths } from '#web/lib/paths.ts';
import { persisted } from '#web/lib/persist.ts';
import { useRead } from '#web/lib/query.ts';
import { countOpenClaims } from '../settings/claims-section.tsx';
import { sampleLeftovers } from './sample-leftovers.ts';

export interface Step {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly to: string;
  /** Undefined while unknown. */
  readonly isDone: boolean | undefined;
  /** The site can't show whether this is done, so the owner ticks it off. */
  readonly isConfirmed?: boolean;
}

const parseNames = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : undefined;

/** Steps that the owner ticked off in this browser. */
export const confirmedSteps = persisted<string[]>('first-steps-confirmed', {
  fallback: [],
  parse: parseNames,
});

const sitePart = (part: string): string => paths.admin.to(`?tab=site&part=${part}`);

const describeLeftovers = (leftovers: readonly string[]): string =>
  leftovers.length > 0
    ? `Still from the sample: ${leftovers.join(', ')}.`
    : 'Names and addresses are yours. Publish to show them.';

/** A new owner's steps, in order, with what is left of the sample company. */
export const useSteps = (confirmed: readonly string[]): readonly Step[] => {
  const read = (what: string) => ({ failure: `Couldn’t load the ${what}`, cache: 'once' as const });
  const knowledge = useRead(getKnowledge, {}, read('company facts')).data;
  const settings = useRead(getSettings, {}, read('settings')).data;
  const flows = useRead(listFlows, {}, read('flows')).data;
  const conversations = useRead(listConversations, { query: {} }, read('conversations')).data;
  const posts = useRead(listAdminPosts, undefined, read('posts')).data;
  const site = useRead(getSite, undefined, { failure: 'Couldn’t load the site' }).data;
  const draft = site?.draft.values;
  // The portal can't change the domain: it comes from the deployment.
  const leftovers = sampleLeftovers({ ...brand, ...draft?.company }).filter((name) => name !== 'domain');
  const openClaims = countOpenClaims();
  const has = (values: object | undefined): boolean | undefined =>
    draft && Object.keys(values ?? {}).length > 0;
  const hasPrivacyText = Object.keys(draft?.texts ?? {}).some((key) => key.startsWith('landing.privacy.'));
  const steps: readonly Step[] = [
    {
      name: 'company',
      title: 'Replace the sample company',
      text: describeLeftovers(leftovers),
      to: sitePart('company'),
      isDone: draft && leftovers.length === 0,
    },
    {
      name: 'prices',
      title: 'Set your prices',
      text: 'Home page, calculator and assistant quote them.',
      to: sitePart('offer'),
      isDone: has(draft?.offer),
      isConfirmed: true,
    },
    {
      name: 'claims',
      title: 'Review the claims',
      text: openClaims > 0 ? `${openClaims} are made in your name and not reviewed.` : 'All are reviewed.',
      to: '/admin?tab=settings#claims',
      isDone: openClaims === 0,
    },
    {
      name: 'hours',
      title: 'Enter your opening hours and contact details',
      text: 'The assistant tells visitors when you answer and how to reach you.',
      to: '/admin?tab=knowledge',
      isDone: has(draft?.hours) || (knowledge && Object.keys(knowledge.facts).length > 0),
    },
    {
      name: 'texts',
      title: 'Write your own texts',
      text: 'Begin with the headline. The preview shows each page as you type.',
      to: sitePart('pages'),
      isDone: has(draft?.texts),
      isConfirmed: true,
    },
    {
      name: 'look',
      title: 'Add your logo and colours',
      text: 'Colours that can’t be read are refused.',
      to: sitePart('company'),
      isDone: has(draft?.appearance),
      isConfirmed: true,
    },
    {
      name: 'privacy',
      title: 'Check the privacy page',
      text: 'It must be true for your company. Rules for an imprint differ by country.',
      to: `${sitePart('pages')}&page=Privacy`,
      isDone: hasPrivacyText,
      isConfirmed: true,
    },
    {
      name: 'publish',
      title: 'Publish the site',
      text: 'Review what changes, then put it live. You can go back to any version.',
      to: sitePart('company'),
      isDone: site && site.live !== undefined,
    },
    {
      name: 'mail',
      title: 'Set up mail',
      text: 'New leads, replies and booking confirmations are then sent by mail.',
      to: '/admin?tab=settings',
      isDone: settings?.mail.setUp,
    },
    {
      name: 'post',
      title: 'Write your first post',
      text: 'Delete the sample’s posts, or keep those you agree with.',
      to: sitePart('posts'),
      isDone: posts?.some(({ version }) => version > 0),
      isConfirmed: true,
    },
    {
      name: 'assistant',
      title: 'Ask the assistant a question',
      text: 'Open the site as a visitor does. The conversation then appears here.',
      to: paths.home.to(),
      isDone: conversations && conversations.length > 0,
    },
    {
      name: 'flow',
      title: 'Publish a conversation flow',
      text: 'Start from a template and place the flow on your pages.',
      to: paths.flows.to(),
      isDone: flows?.some(({ isActive }) => isActive),
    },
  ];
  return steps.map((step) =>
    step.isConfirmed && confirmed.includes(step.name) ? { ...step, isDone: true } : step,
  );
};
