import type { Text } from '../src/domain/text'

/** The texts of one field's problem are keys; `answerError` says them in the reader's language. */
export interface Problem {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>>
  /** A schema's own words. */
  readonly text?: Text
}

export interface RefusalDetails {
  readonly params?: Readonly<Record<string, string | number>>
  readonly errors?: Readonly<Record<string, Problem>>
  /** Joins the answer's body as it is: the current record of a 412, say. */
  readonly extra?: Readonly<Record<string, unknown>>
  readonly retryAfter?: number
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

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 422 | 428 | 429 | 503,
    readonly code: string,
    details: RefusalDetails = {},
  ) {
    super(code)
    this.name = 'Refusal'
    this.params = details.params
    this.errors = details.errors
    this.extra = details.extra
    this.retryAfter = details.retryAfter
  }
}

/** A parameter this request knows, without a value it can take. */
export const badParameter = (name: string, value: unknown) =>
  new Refusal(400, value == null || value === '' ? 'missingParameter' : 'badParameter', {
    params: { name },
  })

/** Too much at once: the caller may try again in a moment. */
export const busy = () => new Refusal(503, 'busy', { retryAfter: 2 })
