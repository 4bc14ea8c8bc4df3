import { Button, Tabs } from '@mantine/core';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { getPublication, publishSite, type SiteState } from '#shared/api/site.ts';
import { changedKeys } from '#shared/site/changes.ts';
import { useRead } from '#web/lib/query.ts';
import { describeFailure, sessionCall } from '#web/lib/session.ts';
import { oneOf, useQueryState } from '#web/lib/url-state.ts';
import { Empty } from '#web/ui/empty.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { showToast } from '#web/ui/toast.ts';
import { offerUndo } from '../data/undo.ts';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { ConflictNotice } from './draft/conflict-notice.tsx';
import { siteDefaults } from './draft/defaults.ts';
import { SiteContext } from './draft/site-context.ts';
import type { Values } from './draft/site-path.ts';
import { type ServerDraft, useSiteDraft } from './draft/use-site-draft.ts';
import { PublishBar } from './publishing/publish-bar.tsx';
import { isRendering, useSiteState } from './publishing/use-site.ts';

const PublishDialog = lazy(async () => ({
  default: (await import('./publishing/publish-dialog.tsx')).PublishDialog,
}));
const HistoryPart = lazy(async () => ({
  default: (await import('./publishing/history-part.tsx')).HistoryPart,
}));
const PostsPart = lazy(async () => ({
  default: (await import('../posts/posts-part.tsx')).PostsPart,
}));

const Steps = lazy(async () => ({ default: (await import('../first-steps/first-steps.tsx')).Steps }));

interface Part {
  readonly name: string;
  readonly label: string;
  readonly Panel: ComponentType;
}

/** Parts that edit the draft, in order. The URL's `part` names one. */
const draftParts: readonly Part[] = [
  {
    name: 'company',
    label: 'Company',
    Panel: lazy(async () => ({ default: (await import('./company/company-part.tsx')).CompanyPart })),
  },
  {
    name: 'offer',
    label: 'Offer',
    Panel: lazy(async () => ({ default: (await import('./offer/offer-part.tsx')).OfferPart })),
  },
  {
    name: 'pages',
    label: 'Pages',
    Panel: lazy(async () => ({ default: (await import('./pages/pages-part.tsx')).PagesPart })),
  },
  {
    name: 'mails',
    label: 'Mails',
    Panel: lazy(async () => ({ default: (await import('./mails/mails-part.tsx')).MailsPart })),
  },
  {
    name: 'templates',
    label: 'Templates',
    Panel: lazy(async () => ({
      default: (await import('./templates/templates-part.tsx')).TemplatesPart,
    })),
  },
];

const partNames = [...draftParts.map(({ name }) => name), 'posts', 'history', 'steps'];
const noPart = { part: 'company' };
const noValues: Values = {};

interface EditorProps {
  readonly site: SiteState;
  readonly onReload: () => void;
}

/** The draft's editor; mounted once the draft is loaded. */
const SiteEditor = ({ site, onReload }: EditorProps) => {
  const [query, setQuery] = useQueryState(noPart);
  const part = oneOf(query.part, partNames, 'company');
  const draft = useSiteDraft(site.draft as ServerDraft);
  const [defaults] = useState(siteDefaults);
  const context = useMemo(() => ({ draft, defaults }), [draft, defaults]);
  const [isReviewing, setReviewing] = useState(false);
  const [followed, setFollowed] = useState<number>();
  const live = useRead(getPublication, site.live ? { params: { number: String(site.live.number) } } : null, {
    failure: 'Couldn’t load the published version',
    cache: 'once',
  });
  /** Undefined while loading; empty while the site shows its defaults. */
  const liveValues = site.live ? (live.data?.values as Values | undefined) : noValues;
  const changed = useMemo(
    () => (liveValues ? changedKeys(liveValues, draft.values) : undefined),
    [liveValues, draft.values],
  );

  const { save, adopt, version: savedVersion } = draft;
  const { draft: serverDraft } = site;
  // Another tab or device saved: merge its changes with those made here.
  useEffect(() => {
    if (serverDraft.version > savedVersion) adopt(serverDraft as ServerDraft);
  }, [serverDraft, savedVersion, adopt]);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      void save();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [save]);

  const follow = useCallback(
    (number?: number) => {
      setFollowed(number);
      onReload();
    },
    [onReload],
  );
  const discard = () => {
    if (!liveValues) return;
    const before = draft.values;
    draft.replaceAll(liveValues);
    setReviewing(false);
    offerUndo('Discarded the changes', async () => draft.replaceAll(before));
  };
  const publishAgain = async () => {
    try {
      const draftVersion = await draft.save();
      if (draftVersion === undefined) return;
      const { publication } = await sessionCall(publishSite, { body: { draftVersion } });
      follow(publication.number);
    } catch (error) {
      showToast({ title: describeFailure(error, 'Couldn’t publish'), tone: 'error' });
    }
  };
  return (
    <SiteContext value={context}>
      {/* Posts are published one by one, with their own buttons. */}
      {part !== 'posts' && (
        <PublishBar
          publications={site.publications}
          changeCount={changed?.length}
          followed={followed}
          onReview={() => setReviewing(true)}
          // If only posts were published, there are no values to show.
          onRetry={() => (changed?.length === 0 ? void publishAgain() : setReviewing(true))}
        />
      )}
      {draft.conflicts.length > 0 && <ConflictNotice {...draft} />}
      <Tabs value={part} onChange={(next) => next && setQuery({ part: next })} keepMounted={false}>
        <Tabs.List aria-label="Parts of the site" mb="md">
          {draftParts.map(({ name, label }) => (
            <Tabs.Tab key={name} value={name}>
              {label}
            </Tabs.Tab>
          ))}
          <Tabs.Tab value="posts">Posts</Tabs.Tab>
          <Tabs.Tab value="history">History</Tabs.Tab>
          <Tabs.Tab value="steps">First steps</Tabs.Tab>
        </Tabs.List>
        {draftParts.map(({ name, label, Panel }) => (
          <Tabs.Panel key={name} value={name}>
            <ErrorBoundary
              fallback={(retry) => (
                <Empty title="This part could not be shown" level={3}>
                  <Button onClick={retry}>Retry</Button>
                </Empty>
              )}
            >
              <Suspense fallback={<ListSkeleton label={`Loading ${label}`} />}>
                <Panel />
              </Suspense>
            </ErrorBoundary>
          </Tabs.Panel>
        ))}
        <Tabs.Panel value="posts">
          <Suspense fallback={<ListSkeleton label="Loading the posts" />}>
            <PostsPart />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="steps">
          <Suspense fallback={<ListSkeleton label="Loading the first steps" />}>
            <Steps />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="history">
          <Suspense fallback={<ListSkeleton label="Loading the history" />}>
            <HistoryPart publications={site.publications} onChanged={follow} onImported={onReload} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
      {isReviewing && (
        <Suspense>
          <PublishDialog
            onPublished={follow}
            liveValues={liveValues ?? noValues}
            onDiscard={discard}
            onClose={() => setReviewing(false)}
          />
        </Suspense>
      )}
    </SiteContext>
  );
};

/** Company, offer and texts of the public site: edited as a draft, then published. */
export const SiteTab = () => {
  const [isBusy, setBusy] = useState(false);
  const { data, problem, reload } = useSiteState(isBusy);
  const isPublishing = data !== undefined && isRendering(data);
  useEffect(() => setBusy(isPublishing), [isPublishing]);
  if (data) return <SiteEditor site={data} onReload={reload} />;
  if (!problem) return <ListSkeleton label="Loading the site" />;
  return (
    <Empty title={problem} text="Nothing is lost: the draft stays where it is.">
      <Button onClick={reload}>Retry</Button>
    </Empty>
  );
};
