import { Group, List, Stack, Text } from '@mantine/core';
import type { SiteChange } from '#shared/api/publication.ts';
import { formatCount } from '#web/lib/format.ts';
import { describeValue, labelFor } from '../fields/labels.ts';

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
            {before || describeValue(key, undefined)}
          </Text>
          <span aria-hidden="true">→</span>
          <span className="visually-hidden">becomes</span>
          <Text component="ins" inherit td="none" fw={500}>
            {after || describeValue(key, undefined)}
          </Text>
        </Group>
      </li>
    ))}
  </Stack>
);

export interface Touches {
  readonly pages: readonly string[];
  /** English questions whose answers change. */
  readonly answers: readonly string[];
  readonly languages: number;
}

/** '1 page', '12 pages'. */
export const plural = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;

const TouchList = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length > 0 && (
    <Text component="details" size="sm">
      <Text component="summary" inherit style={{ cursor: 'pointer' }}>
        {title}
      </Text>
      <List size="sm" mt={4} style={{ overflowWrap: 'anywhere' }}>
        {items.map((item) => (
          <List.Item key={item}>{item}</List.Item>
        ))}
      </List>
    </Text>
  );

/** The pages and answers that a publication changes, by name once opened. */
export const TouchedParts = ({ touches: { pages, answers, languages } }: { touches: Touches }) => (
  <Stack gap={4}>
    <Text size="sm" c="dimmed">
      Publishing changes:
    </Text>
    <TouchList title={plural(pages.length, 'page')} items={pages} />
    <TouchList
      title={`${plural(answers.length, 'answer')} of the assistant in ${plural(languages, 'language')}`}
      items={answers}
    />
    {pages.length + answers.length === 0 && <Text size="sm">This changes no page and no answer.</Text>}
  </Stack>
);
