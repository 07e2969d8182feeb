import openingReads from 'virtual:opening-reads';
import { Blueprint, TextArea } from '@slipway/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useEarly } from '../../lib/use-early.ts';
import { sampleIdeas } from './sample-ideas.ts';
import { ScoreSheet } from './score-sheet.tsx';
import { loadReader, useFirstRead } from './use-first-read.ts';

const longestIdea = 600;
const boxId = 'hero-idea';

function findTypedIdea(): string | undefined {
  const typed = document.getElementById(boxId);
  if (!(typed instanceof HTMLTextAreaElement) || typed.value === sampleIdeas[0].text) return undefined;
  return typed.value;
}

/** A working miniature of the product: type an idea, and its sheet redraws with every word. */
export function Hero({ start }: { readonly start: ReactNode }) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [idea, setIdea] = useState<string>(sampleIdeas[0].text);
  const read = useFirstRead(idea, openingReads.hero);

  useEarly(findTypedIdea, load);

  function load(text: string) {
    if (box.current) box.current.value = text;
    setIdea(text);
  }

  return (
    <Blueprint className="border-b border-line">
      <div className="container-page grid items-start gap-x-12 gap-y-8 py-10 md:py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="grid gap-6">
          <h1 className="text-[2.5rem] leading-[1.04] md:text-4xl lg:text-5xl">
            Find out if it floats before you build it.
          </h1>
          <p className="max-w-[34rem] text-lg text-ink-soft">
            Slipway takes a founder from idea to launch. An engine does the counting, a language model may
            only do the wording, and every figure opens to its source. Sometimes the answer is no.
          </p>
          <div className="grid gap-2">
            <label htmlFor={boxId} className="font-medium">
              Describe your idea in your own words
            </label>
            <TextArea
              id={boxId}
              ref={box}
              rows={5}
              className="field-sizing-content min-h-37"
              maxLength={longestIdea}
              defaultValue={sampleIdeas[0].text}
              onChange={(event) => setIdea(event.target.value)}
              onFocus={() => void loadReader()}
              aria-describedby="hero-idea-hint"
            />
            <p id="hero-idea-hint" className="text-sm text-ink-soft">
              Read in this browser as you type. Nothing is sent, nothing is stored.
            </p>
            <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
              <span className="text-ink-soft">Or read a sample:</span>
              {sampleIdeas.map((sample) => (
                <button
                  key={sample.name}
                  type="button"
                  className="text-link py-1"
                  onClick={() => load(sample.text)}
                >
                  {sample.name}
                </button>
              ))}
            </p>
          </div>
          <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
            {start}
            <span className="text-sm text-ink-soft">Every day. No card.</span>
          </p>
        </div>
        <ScoreSheet read={read} title="First read" />
      </div>
    </Blueprint>
  );
}
