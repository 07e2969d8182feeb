import { AppError } from '@slipway/core';

/** Worth asking once more, as long as nothing of the answer has been seen. */
const passing: ReadonlySet<number> = new Set([408, 409, 429, 500, 502, 503, 504, 529]);

/** The provider answered, and it was a refusal. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`the model's server answered ${status}`);
    this.name = 'Refused';
    this.status = status;
  }

  get isPassing(): boolean {
    return passing.has(this.status);
  }
}

/** What came back is no answer we can use: too large, cut off, not what was asked for. */
export class Unusable extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'Unusable';
  }
}

/** The code a person is told; the cause goes to the log, the prompt never does. */
export function toModelError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const chain = causes(error);
  const refused = chain.find((one) => one instanceof Refused);
  if (refused instanceof Refused)
    return new AppError(refused.status === 429 ? 'model/busy' : 'model/unavailable', {}, { cause: refused });
  const unusable = chain.find((one) => one instanceof Unusable || isSdkComplaint(one));
  if (unusable !== undefined) return new AppError('model/unusable', {}, { cause: unusable });
  return new AppError('model/unavailable', {}, { cause: error });
}

/** The library's own names for an answer it could not make anything of. */
function isSdkComplaint(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^AI_(?:NoObjectGenerated|NoOutputGenerated|JSONParse|TypeValidation|InvalidResponseData|EmptyResponseBody)/.test(
      error.name,
    )
  );
}

function causes(error: unknown): unknown[] {
  const found: unknown[] = [];
  for (let one = error; one !== undefined && found.length < 8; ) {
    found.push(one);
    one = one instanceof Error ? one.cause : undefined;
  }
  return found;
}
