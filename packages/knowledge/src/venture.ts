import type { ModelTest } from './business-model.ts';

/** A sentence of our notes, and what a founder does about it. */
export interface Advice {
  readonly says: string;
  readonly move: string;
}

interface VentureRule extends Advice {
  readonly region: string;
  readonly name: string;
}

export interface VentureRival {
  readonly name: string;
  /** Codes of the countries where it can be had; empty where it can be had almost anywhere. */
  readonly places: readonly string[];
}

/** One narrow business (a job, a buyer, a form), as an analyst who knows such businesses would judge it. All of it our own notes. */
export interface Venture {
  /** `agritech/mobile-shearing-for-small-flocks`. */
  readonly id: string;
  /** On a button: "Mobile shearing for small flocks". */
  readonly name: string;
  /** Id of the niche it belongs to. */
  readonly niche: string;
  /** As founders would type it: what an idea is compared with. */
  readonly said: readonly string[];
  /** Other words that founders use for it: an idea is compared with them too. Never shown. */
  readonly also?: string;
  /** Who pays, in the plural. */
  readonly pays: string;
  /** Id of its business model. */
  readonly model: string;
  readonly decides: Advice;
  /** What these customers do or buy today. */
  readonly instead: string;
  /** Firms and products in that line, by name. */
  readonly named: readonly string[];
  /** Whom somebody in it would name: rivals, and what customers use in place of them. */
  readonly rivals?: readonly VentureRival[];
  readonly fails: Advice;
  readonly works: Advice;
  readonly price: {
    readonly what: string;
    readonly low: number;
    readonly high: number;
    /** A currency's code, or `%` of each sale. */
    readonly currency: string;
    readonly per: string;
  };
  readonly test: ModelTest;
  readonly question: string;
  readonly rules: readonly VentureRule[];
  /** How its writer marks such an idea, 0 to 100. */
  readonly mark: number;
}

/** Thousands of them, of which an idea needs a handful: each is unpacked when it is asked for. */
export class VentureList {
  readonly length: number;
  readonly #read: (place: number) => string;

  /** `read` gives the JSON text of one. */
  constructor(length: number, read: (place: number) => string) {
    this.length = length;
    this.#read = read;
  }

  static of(ventures: readonly Venture[]): VentureList {
    const packed = ventures.map((venture) => JSON.stringify(venture));
    return new VentureList(packed.length, (place) => packed[place] ?? 'null');
  }

  /** Undefined beyond the last. */
  at(place: number): Venture | undefined {
    return place < 0 || place >= this.length ? undefined : JSON.parse(this.#read(place));
  }
}
