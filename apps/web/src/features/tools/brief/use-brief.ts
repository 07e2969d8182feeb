import type { CompanyRecord } from '@slipway/record';
import { type AnyEngine, type AnyInput, type InputProblem, readField, readInput } from '@slipway/tools';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import {
  type Answer,
  answerField,
  type Brief,
  briefFrom,
  changedIn,
  dropOrigin,
  emptyBrief,
  isBlank,
  layOver,
  listUntouched,
  rawOf,
  toAnswers,
  toRaw,
} from './brief.ts';
import { findChange } from './find-change.ts';
import { briefOfRun, keepToIdea } from './keep-to-idea.ts';
import { type BriefPlace, dropBrief, findBrief, handOver, storeBrief, takeCarried } from './stored-brief.ts';

export interface BriefHandle {
  readonly brief: Brief;
  /** By field; the empty name is for what belongs to none. */
  readonly problems: ReadonlyMap<string, string>;
  /** Counts the times that problems were placed all at once: the form then leads to the first. */
  readonly refusals: number;
  /** Counts the briefs that took the place of another: what was said of a file then belongs to none. */
  readonly turns: number;
  set(name: string, answer: Answer): void;
  /** Checks a field that was left. */
  leave(name: string): void;
  /** What is wrong with an answer before it is given; null when it fits. */
  check(name: string, answer: string): string | null;
  loadSample(): void;
  clear(): void;
  /** Empties the answers that were kept from an earlier idea. */
  clearKept(): void;
  /** The input to run with; null, with the problems placed, when something does not fit. */
  submit(): AnyInput | null;
  /** Fields that were filled in from the project and left as they were. */
  listUntouched(): readonly string[];
  place(problems: readonly InputProblem[]): void;
  /** Stores it now, for whoever is about to leave the page. */
  keep(): void;
  /** The run on screen was made from this very brief. */
  readonly isRun: boolean;
  /** What was changed since the run on screen was made. */
  readonly changed: 'idea' | 'answers' | null;
  /** Back to what the run on screen was made from. */
  revert(): void;
  /** A run has been made from it: the words are kept there from now on. */
  handOver(runId: string): void;
}

interface Surroundings extends BriefPlace {
  readonly engine: AnyEngine;
  /** What the run on screen was made from. */
  readonly runInput: Readonly<Record<string, unknown>> | null;
  /** What earlier runs told, by field. */
  readonly record: CompanyRecord | null;
  /** The project has learnt what the run on screen was asked with. */
  readonly isLearnt: boolean;
  /** The idea that "New brief" put away. */
  readonly leftIdea: string | null;
  /** An idea from the home page belongs here: the address names no run. */
  readonly takesCarried: boolean;
  /** It is known whether a run stands here. */
  readonly isSettled: boolean;
}

/** What somebody writes into a tool's form. It is stored at every change, so that nothing typed is ever lost. */
export function useBrief(surroundings: Surroundings): BriefHandle {
  const { engine, runInput, record, leftIdea, uid, toolId, projectId, runId } = surroundings;
  const { fields } = engine;
  const takesCarried = surroundings.takesCarried && fields.some(({ name }) => name === 'idea');
  const [brief, setBrief] = useState(emptyBrief);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [refusals, setRefusals] = useState(0);
  const [turns, setTurns] = useState(0);
  const latest = useRef(brief);
  const shownFor = useRef<string | null>(null);
  /** Given while it was not known yet what belongs here: it goes over that. */
  const early = useRef(emptyBrief);
  const place: BriefPlace = { uid, toolId, projectId, runId };
  const wanted = runId ?? `in ${projectId ?? ''}`;

  const show = (next: Brief): void => {
    latest.current = next;
    setBrief(next);
  };
  const turnTo = (next: Brief): void => {
    if (findChange(fields, latest.current, next) !== null) setTurns((count) => count + 1);
    show(next);
  };
  const change = (make: (before: Brief) => Brief): void => {
    const before = latest.current;
    const next = make(before);
    if (next === before) return;
    show(next);
    // Before the stored one has been read there is nothing to write over it.
    if (shownFor.current === wanted) storeBrief(place, next);
    else early.current = layOver(early.current, changedIn(before, next));
  };

  const ran = useMemo(() => (runInput ? briefOfRun(engine, runInput) : emptyBrief), [engine, runInput]);
  const isTyped = (): boolean => Object.values(latest.current.origins).includes('typed');
  const load = useEffectEvent(() => {
    if (shownFor.current === wanted) {
      // The same sheet under another name: signed in or out while it was open. What stands here is the newest.
      if (isTyped()) storeBrief(place, latest.current);
      else if (runId !== null) show(ran);
      else show(findBrief(place) ?? latest.current);
      return;
    }
    shownFor.current = wanted;
    const stored = (takesCarried ? takeCarried(place) : null) ?? findBrief(place) ?? ran;
    turnTo(layOver(stored, early.current));
    if (early.current !== emptyBrief && isTyped()) storeBrief(place, latest.current);
    early.current = emptyBrief;
    setProblems(new Map());
  });
  const ready = surroundings.isSettled && (runId === null || runInput !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is signed in, which run is shown and what it was asked decide what is loaded
  useEffect(() => {
    if (ready) load();
  }, [uid, projectId, runId, ready, runInput]);

  const known = { record: runId === null ? record : null, leftIdea };
  const remember = useEffectEvent(() => {
    const next = keepToIdea(latest.current, engine, known);
    if (next !== latest.current) show(next);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above; the record fills what the load left open
  useEffect(() => remember(), [record, uid, projectId, runId, ready]);

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

  const changed = useMemo(
    () => (runInput === null ? null : findChange(fields, brief, ran)),
    [fields, runInput, brief, ran],
  );
  return {
    brief,
    problems,
    refusals,
    turns,
    set(name, answer) {
      change((before) => {
        const after = answerField(before, name, answer);
        return name === 'idea' ? keepToIdea(after, engine, known) : after;
      });
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
      // What fits by itself may still be refused with the rest: that stays until the answer changes.
      if (problem !== null) setProblems((before) => new Map(before).set(name, problem));
    },
    check(name, answer) {
      const field = fields.find((one) => one.name === name);
      return field ? findProblem(field, answer) : null;
    },
    loadSample() {
      change(() => briefFrom(toAnswers(fields, engine.sample), 'sample'));
      setTurns((count) => count + 1);
      setProblems(new Map());
    },
    clear() {
      change(() => emptyBrief);
      setTurns((count) => count + 1);
      setProblems(new Map());
    },
    clearKept: () => change((before) => dropOrigin(before, 'run')),
    submit() {
      const read = readInput(fields, toRaw(fields, latest.current));
      const found = read.ok ? engine.check(read.input) : read.problems;
      put(found);
      return read.ok && found.length === 0 ? read.input : null;
    },
    listUntouched: () => listUntouched(latest.current, surroundings.isLearnt),
    place: put,
    keep: () => storeBrief(place, latest.current),
    isRun: runInput !== null && changed === null,
    changed,
    revert() {
      dropBrief(place);
      turnTo(ran);
      setProblems(new Map());
    },
    handOver: (id) => handOver(place, id),
  };
}

function findProblem(field: AnyEngine['fields'][number], answer: Answer): string | null {
  if (isBlank(answer)) return null;
  const read = readField(field, rawOf(field, answer));
  return typeof read === 'object' && 'problem' in read ? read.problem : null;
}
