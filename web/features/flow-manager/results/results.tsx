import { isSignedIn } from '#web/lib/session.ts';
import type { FlowPreview } from '../templates-tab.tsx';
import { OwnResults } from './own-results.tsx';
import { ResultsTab } from './results-tab.tsx';

/** Results of the site's flows; of a visitor's own, what there is without anybody's answers. */
export const Results = ({ preview }: { preview: FlowPreview }) =>
  isSignedIn() ? <ResultsTab preview={preview} /> : <OwnResults />;
