import type { IdeaAnswers } from '../src/profile/idea-profile.ts';

interface Kept<T> {
  /** What was looked at of the answers, and what it was. */
  readonly seen: ReadonlyMap<string, string>;
  readonly made: T;
}

/** Tools give their whole input: what nobody looked at changes nothing, so it asks for nothing new. */
export function makeOncePerAnswers<T>(make: (answers: IdeaAnswers) => T): (answers: IdeaAnswers) => T {
  const kept = new Map<string, Kept<T>[]>();
  return (answers) => {
    const ofText = kept.get(answers.idea ?? '') ?? [];
    const sayOf = (name: string) =>
      JSON.stringify([Object.hasOwn(answers, name), Reflect.get(answers, name)]);
    const known = ofText.find(({ seen }) => [...seen].every(([name, was]) => sayOf(name) === was));
    if (known !== undefined) return known.made;
    const seen = new Map<string, string>();
    const look = (name: string | symbol) => {
      if (typeof name === 'string') seen.set(name, sayOf(name));
    };
    const watched = new Proxy(answers, {
      get: (target, name) => {
        look(name);
        return Reflect.get(target, name);
      },
      getOwnPropertyDescriptor: (target, name) => {
        look(name);
        return Reflect.getOwnPropertyDescriptor(target, name);
      },
      has: (target, name) => {
        look(name);
        return Reflect.has(target, name);
      },
      ownKeys: () => {
        throw new Error('Whoever lists all answers rests on all of them: a study looks at those it knows.');
      },
    });
    const made = make(watched);
    kept.set(answers.idea ?? '', [...ofText, { seen, made }]);
    return made;
  };
}
