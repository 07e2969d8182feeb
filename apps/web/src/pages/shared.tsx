import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { SharedScreen } from '../features/sharing/shared-screen.tsx';
import { PartSpinner } from '../lib/part-spinner.tsx';

const ReportSheet = lazy(async () => ({
  default: (await import('../features/report/index.ts')).ReportSheet,
}));
const DeckSlides = lazy(() => import('../features/tools/deck/deck-slides.tsx'));

/** The sheet and the slides of the app itself, without anything that changes them. */
export default function SharedPage() {
  return (
    <SharedScreen
      token={useParams().token ?? ''}
      drawReport={({ report, tool, madeAt, engine, model, version }) => (
        <Suspense fallback={<PartSpinner label="Loading the report" />}>
          <ReportSheet
            key={tool}
            report={report}
            meta={{ tool, madeAt, engine, version, ...(model === null ? {} : { model }) }}
          />
        </Suspense>
      )}
      drawDeck={(deck) => (
        <Suspense fallback={<PartSpinner label="Loading the deck" />}>
          <DeckSlides data={deck} />
        </Suspense>
      )}
    />
  );
}
