import { NativeSelect, TextInput } from '@mantine/core';
import { flowLimits } from '#shared/flow/limits.ts';
import { type MediaKind, nodeMediaKinds } from '#shared/flow/media.ts';
import type { Card } from '#shared/flow/nodes/media.ts';
import { parseVideo, readHttpsUrl } from '#shared/flow/video.ts';
import { IconPhoto } from '#web/ui/icons.tsx';
import { CardFields } from '../panel/card-fields.tsx';
import { PictureField } from '../panel/picture-field.tsx';
import { TextWithVariables } from '../panel/text-with-variables.tsx';
import type { FormProps, NodeView } from './view.ts';

const kindNames: Readonly<Record<MediaKind, string>> = {
  image: 'Picture',
  video: 'Video',
  link: 'Link card',
  cards: 'Row of cards',
};

const getHost = (url: string | undefined): string => readHttpsUrl(url)?.host.replace(/^www\./, '') ?? '';

const listTitles = (cards: readonly Card[]): string => cards.map(({ title }) => title).join('\n');

const MediaFields = ({ node: { data }, variables, onChange }: FormProps<'media'>) => {
  const { kind, url = '' } = data;
  const isWrong = url !== '' && !(kind === 'video' ? parseVideo(url) : readHttpsUrl(url));
  return (
    <>
      {kind !== 'image' && (
        <TextInput
          label="Address"
          type="url"
          placeholder={kind === 'video' ? 'https://www.youtube.com/watch?v=…' : 'https://…'}
          description={
            kind === 'video'
              ? 'YouTube, Vimeo or an .mp4 file. Nothing loads from there before the visitor presses Play.'
              : 'Opens in a new tab.'
          }
          error={isWrong ? 'This address can’t be used.' : undefined}
          maxLength={flowLimits.urlChars}
          value={url}
          onChange={(event) => onChange({ ...data, url: event.target.value }, 'url')}
        />
      )}
      <PictureField
        label={kind === 'video' ? 'Preview picture' : 'Picture'}
        picture={data.picture}
        alt={data.alt}
        onChange={(described, field) => onChange({ ...data, ...described }, field)}
      />
      <TextWithVariables
        label="Title"
        maxLength={flowLimits.nameChars}
        value={data.title ?? ''}
        variables={variables}
        onChange={(title) => onChange({ ...data, title: title || undefined }, 'title')}
      />
      <TextWithVariables
        label="Text"
        lines
        maxLength={flowLimits.messageChars}
        value={data.text ?? ''}
        variables={variables}
        onChange={(text) => onChange({ ...data, text: text || undefined }, 'text')}
      />
    </>
  );
};

const Form = (props: FormProps<'media'>) => {
  const { node, onChange } = props;
  const { data } = node;
  return (
    <>
      <NativeSelect
        label="Shows"
        value={data.kind}
        data={nodeMediaKinds.map((value) => ({ value, label: kindNames[value] }))}
        onChange={(event) => onChange({ ...data, kind: event.target.value as MediaKind }, 'kind')}
      />
      {data.kind === 'cards' ? <CardFields {...props} /> : <MediaFields {...props} />}
    </>
  );
};

export const media: NodeView<'media'> = {
  hint: 'Shows a picture, a video, a link or cards',
  color: 'var(--accent)',
  icon: IconPhoto,
  preview: ({ kind, title, alt, url, cards = [] }) =>
    (kind === 'cards' ? listTitles(cards) : title || alt || getHost(url)) || `(no ${kind})`,
  cardContent: ({ kind, picture, title, text, alt, url, cards = [] }) => {
    if (kind === 'cards') {
      const first = cards.find((card) => card.picture)?.picture;
      return {
        ...(first ? { picture: first } : {}),
        message: listTitles(cards),
        effect: cards.length === 1 ? '1 card' : `${cards.length} cards`,
      };
    }
    return {
      ...(picture ? { picture } : {}),
      message: [title, text].filter(Boolean).join('\n') || alt || '',
      ...(kind === 'image' ? {} : { effect: [kindNames[kind], getHost(url)].filter(Boolean).join(': ') }),
    };
  },
  Form,
};
