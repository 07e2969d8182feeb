import samples from 'virtual:opening-reads/samples';
import { Blueprint, TextArea } from '@slipway/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { carryIdea, findIdea, ideaBoxId } from '../../lib/carried-idea.ts';
import { sampleIdeas } from './sample-ideas.ts';
import { ScoreSheet } from './score-sheet.tsx';
import { useFirstRead } from './use-first-read.ts';

/** As long as the tools take it: nothing that is pasted here is cut. */
const longestIdea = 4000;

const readSamples = new Map(
  sampleIdeas.flatMap(({ text }, at) => {
    const result = samples[at];
    return result ? [[text as string, result] as const] : [];
  }),
);

interface HeroProps {
  readonly start: (hasIdea: boolean) => ReactNode;
}

/** A working miniature of the product: type an idea, and the top of its sheet comes when the typing pauses. */
export function Hero({ start }: HeroProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [idea, setIdea] = useState('');
  const { result, isPending, isFailed } = useFirstRead(idea, readSamples);
  const isTyped = idea !== '' && !sampleIdeas.some(({ text }) => text === idea);

  // The box keeps its own words and is empty in the HTML, so that taking it over writes nothing into it. What was typed before,
  // or on an earlier visit, is only looked at.
  const takeUp = useEffectEvent(() => {
    const words = box.current?.value || findIdea();
    if (words) load(words);
  });
  useEffect(() => takeUp(), []);

  function load(text: string) {
    if (box.current && box.current.value !== text) box.current.value = text;
    setIdea(text);
  }

  function take(text: string) {
    setIdea(text);
    carryIdea(text);
  }

  return (
    <Blueprint className="border-b border-line">
      <div className="container-page grid items-start gap-x-12 gap-y-8 py-10 md:py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="grid gap-6">
          <h1 className="text-[2.5rem] leading-[1.04] md:text-4xl lg:text-5xl">
            Find out if it floats before you build it.
          </h1>
          <p className="max-w-[34rem] text-lg text-ink-soft">
            Twelve tools count who pays, what it earns and how long the money lasts. A language model may only
            add its view, and every figure opens to its source. Sometimes the answer is no.
          </p>
          <div className="grid gap-2">
            <label htmlFor={ideaBoxId} className="font-medium">
              Describe your idea in your own words
            </label>
            <TextArea
              id={ideaBoxId}
              ref={box}
              rows={5}
              className="field-sizing-content max-h-96 min-h-37"
              maxLength={longestIdea}
              placeholder={sampleIdeas[0].text}
              autoComplete="off"
              onChange={(event) => take(event.target.value)}
              aria-describedby="hero-idea-hint"
            />
            <p id="hero-idea-hint" className="text-sm text-ink-soft">
              {isFailed
                ? 'It could not be read just now. Your words are safe here and come along when you start.'
                : 'Read as you type, by our engine alone. Nothing is kept. Your words come along when you start.'}
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
            {start(isTyped)}
            <span className="text-sm text-ink-soft">Every day. No card.</span>
          </p>
        </div>
        <ScoreSheet
          result={result ?? samples[0]}
          title={result === null || idea === '' ? 'First read of the sample' : 'First read'}
          isPending={isPending}
        />
      </div>
    </Blueprint>
  );
}
