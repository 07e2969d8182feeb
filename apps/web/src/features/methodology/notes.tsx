import { AgeFigure } from './age-figure.tsx';
import { Directory } from './directory.tsx';
import { GatesTable } from './gates-table.tsx';
import { Grades } from './grades.tsx';
import { Limits } from './limits.tsx';
import { Live } from './live.tsx';
import { MaterialTable } from './material-table.tsx';
import { Beside, Drawing, NoteSection } from './note-section.tsx';
import { ReadingFigure } from './reading-figure.tsx';
import { RegionFigure } from './region-figure.tsx';
import { ReportForm } from './report-form.tsx';
import { SpreadFigure } from './spread-figure.tsx';
import { WordingFigure } from './wording-figure.tsx';

const thisYear = (): number => new Date().getFullYear();

/** The ten notes. Their text stands in the HTML; the figures and the form are fetched with the first touch of the page. */
export function Notes() {
  return (
    <>
      <NoteSection id="reading" label="Note 1" title="How an idea is read">
        <Beside
          text={
            <>
              <p>
                Before anything is computed, the text is taken apart: what it does, who pays, who uses it,
                where, how it charges and how much. The form shows each part while you type, with your own
                words underlined. What is not sure is marked, and one press puts it right.
              </p>
              <p>
                Then it is compared with thousands of narrow businesses in our notes, by words and by what
                they mean. If one is close, its notes are used and marked as ours. If none is, you are asked
                which comes closest. No verdict uses it until you confirm it.
              </p>
              <p>
                If a text names no job and nobody who pays, the analyst asks one question instead of
                answering. If our notes do not cover the business, the sheet says so in one line and gives
                only what still holds.
              </p>
            </>
          }
        >
          <Drawing
            fig="Fig. 1"
            caption="Two sentences, read by the analyst itself when this page was opened."
          >
            <Live room="h-96">{({ readings }) => <ReadingFigure readings={readings} />}</Live>
          </Drawing>
        </Beside>
      </NoteSection>

      <NoteSection id="material" label="Note 2" title="What counts as a fact">
        <p className="max-w-[68ch]">
          A fact has a publisher, a year, a place and a grade, or it is not one. A figure we recalled and did
          not look up again is marked as recalled.
        </p>
        <MaterialTable />
      </NoteSection>

      <NoteSection id="grades" label="Note 3" title="How confidence is graded">
        <Grades />
      </NoteSection>

      <NoteSection id="age" label="Note 4" title="How facts age">
        <Beside
          text={
            <>
              <p>
                The year of a fact is the year it is about, not the year it was printed, and it is shown
                wherever the fact is used. A figure more than five years old also shows its age in words.
              </p>
              <p>
                A law or a standard holds until it is changed. Its year is when it took effect, so a deadline
                of 1991 can be as firm as one of last spring. Check that it is still in force.
              </p>
              <p>
                The place is shown too. Where you sell somewhere else, the report names the place the fact is
                from. A head count carried over to another country is scaled by people and price level, its
                range gets wider, and the sheet says that it may be far off.
              </p>
            </>
          }
        >
          <Drawing fig="Fig. 3" caption="Facts by the year they are about.">
            <Live room="h-72">{({ byYear }) => <AgeFigure byYear={byYear} nowYear={thisYear()} />}</Live>
          </Drawing>
        </Beside>
      </NoteSection>

      <NoteSection id="spread" label="Note 5" title="When publishers contradict each other">
        <Beside
          text={
            <>
              <p>
                Serious publishers often disagree, mostly because they count different things under one name.
                We keep every one of them. Nobody is dropped for being inconvenient, and nothing is averaged:
                a mean of two definitions describes neither.
              </p>
              <p>
                In a report such a matter is a range with both names on it. Before you choose an end of the
                range, ask which of the two definitions is your customer.
              </p>
            </>
          }
        >
          <Live room="h-72">
            {({ spread, spreads }) =>
              spread ? (
                <Drawing
                  fig="Fig. 4"
                  caption={`One of ${spreads} matters on which our publishers differ, drawn from nothing to the highest.`}
                >
                  <SpreadFigure spread={spread} />
                </Drawing>
              ) : null
            }
          </Live>
        </Beside>
      </NoteSection>

      <NoteSection id="wording" label="Note 6" title="The engine answers, the model adds">
        <Beside
          text={
            <>
              <p>
                Every number is computed by plain code from facts, your answers and assumptions you can edit.
                The same input gives the same figures, today and next month.
              </p>
              <p>
                Where a language model is connected, it reads the finished sheet with blanks in place of the
                figures and adds a view of its own, in a block marked as not checked. It changes no word of
                ours. It may name a figure of the sheet and write no other: a part in which it slips one in is
                thrown away.
              </p>
            </>
          }
        >
          <Drawing fig="Fig. 5" caption="One statement on its way.">
            <Live room="h-44">{({ examples }) => <WordingFigure fact={examples[1]} />}</Live>
          </Drawing>
        </Beside>
      </NoteSection>

      <NoteSection id="limits" label="Note 7" title="What the analyst does not know">
        <Limits />
        <Drawing
          fig="Fig. 6"
          caption="Facts by the place they are from. A place with few facts here has few in a report."
        >
          <Live room="h-64">{({ byRegion }) => <RegionFigure byRegion={byRegion} />}</Live>
        </Drawing>
      </NoteSection>

      <NoteSection id="tests" label="Note 8" title="How the analyst is measured">
        <p className="max-w-[68ch]">
          These are the limits the analyst has to keep. It is measured on labelled ideas, clear and vague
          ones. Some were set aside before the rules were tuned, and nobody tunes on them. Most limits of
          reading and of statements are missed today: who pays is misread too often, from a paragraph most of
          all. The README of the code has the figures of this version.
        </p>
        <GatesTable />
      </NoteSection>

      <NoteSection id="report" screenOnly label="Note 9" title="Report an error">
        <ReportForm />
      </NoteSection>

      <NoteSection id="drawers" wide label="Note 10" title="Every fact, field by field">
        <p className="max-w-[68ch]">
          Open a field to see its niches and each of its facts, with publisher, year, place and grade. If you
          work in that field and know better, report it above.
        </p>
        <Live room="h-[40rem]">{(overview) => <Directory overview={overview} nowYear={thisYear()} />}</Live>
      </NoteSection>
    </>
  );
}
