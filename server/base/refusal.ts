import type { LocalizedText } from '../../src/base/text'
import type { JsonObject } from './json'

/** Message keys of a field's problem; `answerError` translates them. */
export interface Problem {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>>
  /** Message of the schema. */
  readonly text?: LocalizedText
  readonly explain?: Explain
}

/** Text of the unmet rule, in the reader's language, limited to readable fields; called outside transactions. */
export type Explain = () => Promise<string | undefined>

/** Maximum number of fields in an answer, and of checks. */
export const MOST_ERRORS = 50
/** Longest path in a row: `LINES.199.FIELD`. */
const LONGEST_PLACE = 120

/** Problems of a request by field. Throws when the maximum is reached, to stop further work. */
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

  /** Adds every unknown field of a body. `at` is the row: `LINES.3.`. */
  addUnknown(body: object, isKnown: (name: string) => boolean, at = '') {
    for (const name in body)
      if (Object.hasOwn(body, name) && !isKnown(name))
        this.add(`${at}${name.slice(0, 60)}`, { key: 'unknownField' })
  }

  has(place: string): boolean {
    return Object.hasOwn(this.#found, place)
  }

  /** Throws if there are problems. */
  refuseAny() {
    if (this.#count > 0) throw new Refusal(422, 'invalid', { errors: this.#found })
  }
}

interface RefusalDetails {
  readonly params?: Readonly<Record<string, string | number>>
  readonly errors?: Readonly<Record<string, Problem>>
  /** Merged into the answer's body, for example the current record of a 412. */
  readonly extra?: JsonObject
  readonly retryAfter?: number
  readonly explain?: Explain
}

/**
 * An expected failure. `code` is the key of its message (`src/locales/<language>/errors.json`). All other
 * errors are answered 500 without detail.
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

/** An invalid value of a known parameter. */
export const badParameter = (name: string, value: unknown) =>
  new Refusal(400, value == null || value === '' ? 'missingParameter' : 'badParameter', {
    params: { name },
  })

/** A parameter that the request does not have; the message names those it has. */
export const unknownParameter = (name: string, known: readonly string[]) =>
  new Refusal(400, 'unknownParameter', {
    params: { name: name.slice(0, 60), known: known.join(', ') },
  })

/** Temporarily overloaded; the client may retry. */
export const busy = () => new Refusal(503, 'busy', { retryAfter: 2 })

/** Longest run of a question that no index answers. */
export const UNINDEXED_MS = 2_000

/** A condition that the database cannot answer in time; the reader may narrow it. */
export const tooSlow = () =>
  new Refusal(422, 'conditionTooSlow', { params: { seconds: UNINDEXED_MS / 1000 } })

/** Storage is full until an operator frees space. */
export const diskFull = () => new Refusal(507, 'diskFull', { retryAfter: 60 })
