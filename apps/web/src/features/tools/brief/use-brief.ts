import { type AnyEngine, type AnyInput, type InputProblem, readField, readInput } from '@slipway/tools';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type Answer,
  answerField,
  type Brief,
  briefFrom,
  emptyBrief,
  fillBlank,
  isBlank,
  rawOf,
  takeReading,
  toAnswers,
  toRaw,
} from './brief.ts';
import { type BriefPlace, findBrief, storeBrief } from './stored-brief.ts';

export interface BriefHandle {
  readonly brief: Brief;
  /** By field; the empty name is for what belongs to none. */
  readonly problems: ReadonlyMap<string, string>;
  /** Counts the times that problems were placed all at once: the form then leads to the first. */
  readonly refusals: number;
  set(name: string, answer: Answer): void;
  /** Checks a field that was left. */
  leave(name: string): void;
  takeReading(read: Readonly<Record<string, string | number>>): void;
  loadSample(): void;
  clear(): void;
  /** The input to run with; null, with the problems placed, when something does not fit. */
  submit(): AnyInput | null;
  place(problems: readonly InputProblem[]): void;
  /** Stores it now, for whoever is about to leave the page. */
  keep(): void;
}

interface Surroundings extends BriefPlace {
  readonly engine: AnyEngine;
  /** What the run on screen was made from. */
  readonly runInput: Readonly<Record<string, unknown>> | null;
  /** What earlier runs told, by field. */
  readonly record: Readonly<Record<string, { readonly value: unknown }>> | null;
}

/** What somebody writes into a tool's form. It is stored at every change, so that nothing typed is ever lost. */
export function useBrief({ engine, runInput, record, uid, toolId, runId }: Surroundings): BriefHandle {
  const { fields } = engine;
  const [brief, setBrief] = useState(emptyBrief);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [refusals, setRefusals] = useState(0);
  const latest = useRef(brief);
  const shownFor = useRef<string | null>(null);
  const place: BriefPlace = { uid, toolId, runId };

  const show = (next: Brief): void => {
    latest.current = next;
    setBrief(next);
  };
  const change = (make: (before: Brief) => Brief): void => {
    const next = make(latest.current);
    if (next === latest.current) return;
    show(next);
    // Before the stored one has been read there is nothing to write over it.
    if (shownFor.current !== null) storeBrief(place, next);
  };

  const load = useEffectEvent(() => {
    const wanted = runId ?? '';
    if (shownFor.current === wanted) {
      // The same sheet under another name: signed in or out while it was open. What stands here is the newest.
      const stored = runId === null ? findBrief(place) : null;
      if (Object.values(latest.current.origins).includes('typed')) storeBrief(place, latest.current);
      else if (stored) show(stored);
      return;
    }
    shownFor.current = wanted;
    const ran = runInput ? briefFrom(toAnswers(fields, runInput), 'run') : emptyBrief;
    const early = runId === null ? latest.current : emptyBrief;
    const stored = findBrief(place) ?? ran;
    show({
      answers: { ...stored.answers, ...early.answers },
      origins: { ...stored.origins, ...early.origins },
    });
    setProblems(new Map());
  });
  const ready = runId === null || runInput !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is signed in and which run is shown decide what is loaded
  useEffect(() => {
    if (ready) load();
  }, [uid, runId, ready]);

  const remember = useEffectEvent(() => {
    if (!record || runId !== null) return;
    const told = Object.fromEntries(Object.entries(record).map(([name, { value }]) => [name, value]));
    const next = fillBlank(latest.current, toAnswers(fields, told), 'record');
    if (next !== latest.current) show(next);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above; the record fills what the load left open
  useEffect(() => remember(), [record, runId]);

  const put = (found: readonly InputProblem[]): void => {
    setProblems(new Map(found.map(({ field, message }) => [field ?? '', message] as const).reverse()));
    if (found.length > 0) setRefusals((count) => count + 1);
  };
  const drop = (name: string): void =>
    setProblems((before) => {
      if (!before.has(name) && !before.has('')) return before;
      const after = new Map(before);
      after.delete(name);
      after.delete('');
      return after;
    });

  return {
    brief,
    problems,
    refusals,
    set(name, answer) {
      change((before) => answerField(before, name, answer));
      const field = fields.find((one) => one.name === name);
      if (field && !isBlank(answer) && problems.has(name) && findProblem(field, answer) === null) drop(name);
      if (problems.has('')) drop('');
    },
    leave(name) {
      const field = fields.find((one) => one.name === name);
      const answer = latest.current.answers[name];
      // Passing through an empty field is not a mistake, and puts none right.
      if (!field || answer === undefined || isBlank(answer)) return;
      const problem = findProblem(field, answer);
      if (problem === null) drop(name);
      else setProblems((before) => new Map(before).set(name, problem));
    },
    takeReading: (read) => change((before) => takeReading(before, toAnswers(fields, read))),
    loadSample() {
      change(() => briefFrom(toAnswers(fields, engine.sample), 'sample'));
      setProblems(new Map());
    },
    clear() {
      change(() => emptyBrief);
      setProblems(new Map());
    },
    submit() {
      const read = readInput(fields, toRaw(fields, latest.current));
      const found = read.ok ? engine.check(read.input) : read.problems;
      put(found);
      return read.ok && found.length === 0 ? read.input : null;
    },
    place: put,
    keep: () => storeBrief(place, latest.current),
  };
}

function findProblem(field: AnyEngine['fields'][number], answer: Answer): string | null {
  if (isBlank(answer)) return null;
  const read = readField(field, rawOf(field, answer));
  return typeof read === 'object' && 'problem' in read ? read.problem : null;
}
