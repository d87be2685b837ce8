import { useCreate, useUpdate } from 'ra-core'
import type { Values } from '../../../model/draft'
import type { FieldModel } from '../../../model/resource'
import type { Sent } from '../../useRecord'
import type { Writer } from '../resolver'
import { writtenOf } from '../written'

/** Others may save again while two changes are put together; somebody who never rests is asked about. */
const ROUNDS = 3

export interface Refusal {
  readonly status?: number
  readonly message?: string
  readonly body?: {
    readonly code?: string
    readonly errors?: Readonly<Record<string, string>>
    readonly requestId?: string
    /** A stale write: the record as it is now. */
    readonly current?: Readonly<Record<string, unknown>>
    /** The record that this intention made before. */
    readonly record?: Readonly<Record<string, unknown>>
  } | null
}
/** What was sent last: on which record, and what of others went into it. */
export interface Standing {
  readonly record: Sent | undefined
  readonly values: Values
  readonly taken: readonly FieldModel[]
}
export type Outcome = { readonly at: Standing } & (
  | { readonly saved: Sent }
  | { readonly refused: Refusal }
  /** Somebody saved something else at the same places. */
  | { readonly asked: Sent }
)

/**
 * Sends a form. A record that somebody changed meanwhile is taken as it is now, what was typed put on
 * top of it and sent again, unless both changed the same.
 */
export function useWrite(writer: Writer, record: Sent | undefined) {
  const put = usePut(writer)
  return async (typed: Values, key: string): Promise<Outcome> => {
    let at: Standing = { record, values: typed, taken: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      const outcome = await attempt(writer, at, () => put(at, key))
      if (!('again' in outcome)) return outcome
      at = outcome.again
    }
    return { refused: { status: 412 }, at }
  }
}

/** Sends once; `again`: with what to send it again. */
async function attempt(
  writer: Writer,
  at: Standing,
  put: () => Promise<Sent>,
): Promise<Outcome | { readonly again: Standing }> {
  try {
    return { saved: await put(), at }
  } catch (error) {
    const refused = error as Refusal
    const theirs = currentIn(refused, at.record)
    if (!theirs) return { refused, at }
    if (theirs._can?.update === false) return { refused: { status: 403 }, at }
    const again = await putOnTop(writer, at, theirs)
    return again ? { again } : { asked: theirs, at }
  }
}

/** What was sent, on their record; undefined where both changed the same. */
async function putOnTop(writer: Writer, at: Standing, theirs: Sent): Promise<Standing | undefined> {
  const { meet, toldFields } = await import('./meet')
  const met = meet({ ...writer, base: at.record ?? {} }, { typed: at.values, theirs })
  if (met.conflicts.length > 0) return undefined
  return { record: theirs, values: met.values, taken: [...at.taken, ...toldFields(met)] }
}

function usePut(writer: Writer) {
  const name = writer.resource.name
  const [create] = useCreate<Sent>()
  const [update] = useUpdate<Sent>()
  return async ({ record, values }: Standing, key: string): Promise<Sent> => {
    if (!record) {
      const data = writtenOf(writer, values)
      const wish = { data, meta: { idempotencyKey: key } }
      return (await create(name, wish, { returnPromise: true })) as Sent
    }
    const data = writtenOf({ ...writer, base: record }, values)
    const wish = { id: record.id, data, previousData: record }
    return (await update(name, wish, {
      mutationMode: 'pessimistic',
      returnPromise: true,
    })) as Sent
  }
}

function currentIn({ status, body }: Refusal, record: Sent | undefined): Sent | undefined {
  if (status !== 412 || !record || !body?.current) return undefined
  return { ...body.current, id: record.id }
}
