import { NativeSelect, TextInput } from '@mantine/core';
import { flowLimits } from '#shared/flow/limits.ts';
import { type MediaKind, mediaKinds } from '#shared/flow/media.ts';
import { parseVideo, readHttpsUrl } from '#shared/flow/video.ts';
import { IconPhoto } from '#web/ui/icons.tsx';
import { PictureField } from '../panel/picture-field.tsx';
import { TextWithVariables } from '../panel/text-with-variables.tsx';
import type { FormProps, NodeView } from './view.ts';

const kindNames: Readonly<Record<MediaKind, string>> = {
  image: 'Picture',
  video: 'Video',
  link: 'Link card',
};

const getHost = (url: string | undefined): string => readHttpsUrl(url)?.host.replace(/^www\./, '') ?? '';

const Form = ({ node: { data }, variables, onChange }: FormProps<'media'>) => {
  const { kind, url = '' } = data;
  const isWrong = url !== '' && !(kind === 'video' ? parseVideo(url) : readHttpsUrl(url));
  return (
    <>
      <NativeSelect
        label="Shows"
        value={kind}
        data={mediaKinds.map((value) => ({ value, label: kindNames[value] }))}
        onChange={(event) => onChange({ ...data, kind: event.target.value as MediaKind }, 'kind')}
      />
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

export const media: NodeView<'media'> = {
  hint: 'Shows a picture, a video or a link',
  color: 'var(--accent)',
  icon: IconPhoto,
  preview: ({ kind, title, alt, url }) => title || alt || getHost(url) || `(no ${kind})`,
  cardContent: ({ kind, picture, title, text, alt, url }) => ({
    ...(picture ? { picture } : {}),
    message: [title, text].filter(Boolean).join('\n') || alt || '',
    ...(kind === 'image' ? {} : { effect: [kindNames[kind], getHost(url)].filter(Boolean).join(': ') }),
  }),
  Form,
};
