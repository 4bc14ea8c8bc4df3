import { isSignedIn } from '#web/lib/session.ts';
import type { FlowPreview } from '../templates-tab.tsx';
import { OwnResults } from './own-results.tsx';
import { ResultsTab } from './results-tab.tsx';

/** Results with answers for the site's flows, without answers for a visitor's own. */
export const Results = ({ preview }: { preview: FlowPreview }) =>
  isSignedIn() ? <ResultsTab preview={preview} /> : <OwnResults />;
