import type { Text } from '../src/domain/text'

/** The texts of one field's problem are keys; `answerError` says them in the reader's language. */
export interface Problem {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>>
  /** A schema's own words. */
  readonly text?: Text
  readonly explain?: Explain
}

/** The rule that was not met, in its reader's language and as far as they may read it; asked once nothing is open. */
export type Explain = () => Promise<string | undefined>

/** No answer names more fields than this, and no check looks for more. */
export const MOST_ERRORS = 50
/** Room for the longest place in a row: `LINES.199.FIELD`. */
const LONGEST_PLACE = 120

/** The problems of a request, by field. The last one that is told refuses at once, so that the work stops there. */
export class FieldProblems {
  readonly #found: Record<string, Problem> = {}
  #count = 0

  add(place: string, problem: Problem) {
    const name = place.slice(0, LONGEST_PLACE)
    if (Object.hasOwn(this.#found, name)) return
    this.#found[name] = problem
    this.#count += 1
    if (this.#count >= MOST_ERRORS) this.refuseAny()
  }

  /** Every field of a body that is none of the known ones. `at` is the row they stand in: `LINES.3.`. */
  addUnknown(body: object, isKnown: (name: string) => boolean, at = '') {
    for (const name in body)
      if (Object.hasOwn(body, name) && !isKnown(name))
        this.add(`${at}${name.slice(0, 60)}`, { key: 'unknownField' })
  }

  has(place: string): boolean {
    return Object.hasOwn(this.#found, place)
  }

  /** Refuses if there is a problem. */
  refuseAny() {
    if (this.#count > 0) throw new Refusal(422, 'invalid', { errors: this.#found })
  }
}

/** Refuses a body with fields that are none of the known ones. */
export function refuseUnknown(body: object, known: readonly string[]) {
  const problems = new FieldProblems()
  problems.addUnknown(body, name => known.includes(name))
  problems.refuseAny()
}

export interface RefusalDetails {
  readonly params?: Readonly<Record<string, string | number>>
  readonly errors?: Readonly<Record<string, Problem>>
  /** Joins the answer's body as it is: the current record of a 412, say. */
  readonly extra?: Readonly<Record<string, unknown>>
  readonly retryAfter?: number
  readonly explain?: Explain
}

/**
 * An expected failure. `code` is also the key of its message (`src/i18n/<language>/errors.ts`);
 * whatever is thrown and is no Refusal is a fault of ours and answered 500 without detail.
 */
export class Refusal extends Error {
  readonly params: RefusalDetails['params']
  readonly errors: RefusalDetails['errors']
  readonly extra: RefusalDetails['extra']
  readonly retryAfter: number | undefined
  readonly explain: Explain | undefined

  constructor(
    readonly status:
      | 400
      | 401
      | 403
      | 404
      | 405
      | 409
      | 412
      | 413
      | 415
      | 422
      | 428
      | 429
      | 503
      | 507,
    readonly code: string,
    details: RefusalDetails = {},
  ) {
    super(code)
    this.name = 'Refusal'
    this.params = details.params
    this.errors = details.errors && first(details.errors)
    this.extra = details.extra
    this.retryAfter = details.retryAfter
    this.explain = details.explain
  }
}

function first(errors: Readonly<Record<string, Problem>>) {
  const entries = Object.entries(errors)
  return entries.length > MOST_ERRORS ? Object.fromEntries(entries.slice(0, MOST_ERRORS)) : errors
}

/** A parameter this request knows, without a value it can take. */
export const badParameter = (name: string, value: unknown) =>
  new Refusal(400, value == null || value === '' ? 'missingParameter' : 'badParameter', {
    params: { name },
  })

/** Too much at once: the caller may try again in a moment. */
export const busy = () => new Refusal(503, 'busy', { retryAfter: 2 })

/** Nothing more can be kept until an operator makes room. */
export const diskFull = () => new Refusal(507, 'diskFull', { retryAfter: 60 })
