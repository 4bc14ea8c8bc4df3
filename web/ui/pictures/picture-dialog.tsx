import {
  Alert,
  Button,
  FileButton,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useEffect, useState } from 'react';
import { addPicture, deletePicture, listPictures, type Picture } from '#shared/api/pictures.ts';
import { pictureSources } from '#shared/domain/blog/pictures.ts';
import type { Cover } from '#shared/domain/blog/post.ts';
import { sharePictureAlt } from '#shared/domain/share-picture.ts';
import { useRead } from '#web/lib/query.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { Modal, ModalFoot } from '#web/ui/modal.tsx';
import { type Crop, cropRect, type Shape } from './crop.ts';
import { encodePicture, openPicture, pictureLimits, previewPicture } from './encode-picture.ts';
import css from './picture-dialog.module.css';

interface PictureDialogProps {
  /** The proposed shape: wide for a cover, uncut for a picture in the text. */
  readonly shape: Shape;
  readonly onChoose: (picture: Cover) => void;
  readonly onClose: () => void;
}

const shapeLabels: Readonly<Record<Shape, string>> = {
  whole: 'The whole picture',
  wide: 'Wide, as in shared links (1.91:1)',
  square: 'Square',
};

const toCover = ({ hash, width, height, alt }: Picture): Cover => ({ hash, width, height, alt });

/** Runs one request at a time and holds the last error message. */
const useRequest = (failureText: string) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (request: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await request();
    } catch (error) {
      setFailure(`${failureText}. ${errorMessage(error, 'Check the connection and try again.')}`);
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run };
};

const Failure = ({ text }: { readonly text: string | undefined }) =>
  text && (
    <Alert color="red" role="alert">
      {text}
    </Alert>
  );

interface SliderProps {
  readonly label: string;
  readonly min?: number;
  readonly max?: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

const Slider = ({ label, min = 0, max = 1, value, onChange }: SliderProps) => (
  <label className={css.slider}>
    {label}
    <input
      type="range"
      min={min}
      max={max}
      step={0.01}
      value={value}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  </label>
);

interface UploadProps extends PictureDialogProps {
  readonly picture: ImageBitmap;
}

/** Cuts and describes a chosen file, then uploads it. */
const Upload = ({ picture, shape, onChoose, onClose }: UploadProps) => {
  const [crop, setCrop] = useState<Crop>({ shape, zoom: 1, x: 0.5, y: 0.5 });
  const [alt, setAlt] = useState('');
  const [preview, setPreview] = useState('');
  const { busy, failure, run } = useRequest('The picture could not be uploaded');
  const [problem, setProblem] = useState('');
  const [tooLarge, setTooLarge] = useState<string>();
  const change = (changes: Partial<Crop>) => setCrop((before) => ({ ...before, ...changes }));
  useEffect(() => setPreview(previewPicture(picture, cropRect(picture, crop))), [picture, crop]);
  const tell = (error: Error) => setTooLarge(error.message);
  const upload = () => {
    setTooLarge(undefined);
    if (alt.trim() === '') {
      setProblem('Describe the picture for people who can’t see it.');
      return;
    }
    void run(async () => {
      const body = await encodePicture(picture, cropRect(picture, crop), alt.trim()).catch(tell);
      if (!body) return;
      onChoose({ ...toCover(await sessionCall(addPicture, { body })), alt: alt.trim() });
    });
  };
  return (
    <Stack gap="sm">
      <Failure text={failure ?? tooLarge} />
      {preview && <img className={css.preview} src={preview} alt="The part that will be kept" />}
      <NativeSelect
        label="Shape"
        value={crop.shape}
        data={Object.entries(shapeLabels).map(([value, label]) => ({ value, label }))}
        onChange={(event) => change({ shape: event.currentTarget.value as Shape })}
      />
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        <Slider label="Zoom" min={1} max={3} value={crop.zoom} onChange={(zoom) => change({ zoom })} />
        <Slider label="Left to right" value={crop.x} onChange={(x) => change({ x })} />
        <Slider label="Top to bottom" value={crop.y} onChange={(y) => change({ y })} />
      </SimpleGrid>
      <TextInput
        label="Description"
        description="What the picture shows. Screen readers say it."
        required
        maxLength={300}
        value={alt}
        error={problem}
        onChange={(event) => {
          setAlt(event.currentTarget.value);
          setProblem('');
        }}
      />
      <ModalFoot>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={busy} onClick={upload}>
          {busy ? 'Uploading…' : 'Upload and use'}
        </Button>
      </ModalFoot>
    </Stack>
  );
};

const listUsers = ({ usedIn, usedInFlows }: Picture): string[] => [
  ...usedIn.map(({ title }) => title || 'Untitled post'),
  ...usedInFlows.map(({ name }) => `flow ${name}`),
];

const usedText = (picture: Picture): string => {
  const users = listUsers(picture);
  return users.length === 0 ? 'Not used' : `Used in ${users.join(', ')}`;
};

/** Chooses a picture from the library, or uploads one. */
export const PictureDialog = (props: PictureDialogProps) => {
  const { onChoose, onClose } = props;
  const [picture, setPicture] = useState<ImageBitmap>();
  const [unreadable, setUnreadable] = useState<string>();
  const { data, problem, reload } = useRead(listPictures, undefined, {
    failure: 'Couldn’t load the pictures',
  });
  const { failure, busy, run } = useRequest('The picture could not be deleted');
  const open = (file: File | null) => {
    if (!file) return;
    setUnreadable(undefined);
    openPicture(file).then(setPicture, (error: Error) => setUnreadable(error.message));
  };
  const remove = (hash: string) =>
    void run(async () => {
      await sessionCall(deletePicture, { params: { hash } });
      reload();
    });
  // The site's own pictures aren't for posts, and deleting one would break shared links.
  const own = data?.filter(({ alt }) => alt !== sharePictureAlt);
  return (
    <Modal title={picture ? 'Upload a picture' : 'Choose a picture'} size="large" onClose={onClose}>
      {picture ? (
        <Upload {...props} picture={picture} />
      ) : (
        <Stack gap="sm">
          <Failure text={unreadable ?? failure ?? problem} />
          <Group gap="sm">
            <FileButton accept="image/jpeg,image/png,image/webp,image/avif" onChange={open}>
              {(button) => (
                <Button {...button} disabled={busy} data-autofocus>
                  Upload a picture…
                </Button>
              )}
            </FileButton>
            <Text size="sm" c="dimmed" flex="1 1 16rem">
              {pictureLimits}
            </Text>
          </Group>
          {own?.length === 0 && <Text c="dimmed">No pictures yet.</Text>}
          <ul className={css.library} aria-label="Pictures">
            {own?.map((one) => (
              <li key={one.hash}>
                <img {...pictureSources(one)} sizes="12rem" alt={one.alt} loading="lazy" />
                <Text size="xs" c="dimmed">
                  {usedText(one)}
                </Text>
                <Group gap={4}>
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={`Use ${one.alt}`}
                    onClick={() => onChoose(toCover(one))}
                  >
                    Use
                  </Button>
                  {listUsers(one).length === 0 && (
                    <Button
                      size="compact-sm"
                      variant="default"
                      color="red"
                      disabled={busy}
                      aria-label={`Delete ${one.alt}`}
                      onClick={() => remove(one.hash)}
                    >
                      Delete
                    </Button>
                  )}
                </Group>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Modal>
  );
};
