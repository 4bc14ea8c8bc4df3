import { Group, Stack, Text } from '@mantine/core';
import type { SiteChange } from '#shared/api/publication.ts';
import { formatCount } from '#web/lib/format.ts';
import { labelFor } from '../fields/labels.ts';

/** Values before and after, in words. */
export const ChangesList = ({ changes }: { changes: readonly SiteChange[] }) => (
  <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
    {changes.map(({ key, label, before, after }) => (
      <li key={key}>
        <Text size="sm" fw={600}>
          {label ?? labelFor(key)}
        </Text>
        <Group gap="xs" align="baseline" fz="sm" style={{ overflowWrap: 'anywhere' }}>
          <Text component="del" inherit c="dimmed">
            {before || 'nothing'}
          </Text>
          <span aria-hidden="true">→</span>
          <span className="visually-hidden">becomes</span>
          <Text component="ins" inherit td="none" fw={500}>
            {after || 'nothing'}
          </Text>
        </Group>
      </li>
    ))}
  </Stack>
);

interface Touches {
  readonly pages: readonly string[];
  readonly answers: number;
  readonly languages: number;
}

/** '1 page', '12 pages'. */
export const plural = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;

/** '12 pages, and 40 answers of the assistant in 20 languages'. */
export const describeTouches = ({ pages, answers, languages }: Touches): string =>
  [
    plural(pages.length, 'page'),
    answers > 0 ? `${plural(answers, 'answer')} of the assistant in ${plural(languages, 'language')}` : '',
  ]
    .filter(Boolean)
    .join(', and ');
