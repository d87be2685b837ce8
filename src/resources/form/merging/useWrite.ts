import { isEqual } from 'es-toolkit/predicate'
import { useCreate, useUpdate } from 'ra-core'
import { useRef } from 'react'
import type { FieldModel } from '../../../model/fields/resource'
import { sameValue } from '../../../model/fields/sameValue'
import type { DraftValues } from '../../../model/validation/draft'
import type { SentRecord } from '../../../providers/backend/catalogueContext'
import { changedInputs } from '../fields/changes'
import { storedRecordOf, type Writer } from '../fields/resolver'

/** Attempts to merge and save while others keep saving; afterwards the person is asked. */
const ROUNDS = 3

export interface WriteRefusal {
  readonly status?: number
  readonly message?: string
  readonly body?: {
    readonly code?: string
    readonly errors?: Readonly<Record<string, string>>
    readonly requestId?: string
    /** On 412: the current record. */
    readonly current?: Readonly<Record<string, unknown>>
    /** The record created earlier by the same idempotency key. */
    readonly record?: Readonly<Record<string, unknown>>
  } | null
}
/** The last attempt: its base record, its values, and the fields taken from others. */
export interface WriteState {
  readonly record: SentRecord | undefined
  readonly values: DraftValues
  readonly taken: readonly FieldModel[]
}
type Outcome = { readonly at: WriteState } & (
  | { readonly saved: SentRecord }
  | { readonly refused: WriteRefusal }
  /** Both people changed the same fields. */
  | { readonly asked: SentRecord }
)

/**
 * Sends a form. If another user changed the record meanwhile, merges the typed values into it and sends
 * again, unless both changed the same fields.
 */
export function useWrite(writer: Writer, record: SentRecord | undefined) {
  const put = usePut(writer)
  /** Attempts without an answer, which may have been saved. */
  const unanswered = useRef<readonly WriteState[]>([])
  return async (typed: DraftValues, key: string): Promise<Outcome> => {
    let at: WriteState = { record, values: typed, taken: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      const outcome = await attempt(writer, at, {
        put: () => put(at, key),
        isOwn: theirs => unanswered.current.some(one => isSaved(writer, one, { at, theirs })),
      })
      if ('refused' in outcome && isUnanswered(outcome.refused.status))
        unanswered.current = [...unanswered.current, at]
      if (!('again' in outcome)) return outcome
      at = outcome.again
    }
    return { refused: { status: 412 }, at }
  }
}

/** Whether the server was not reached, or its answer was lost. */
export const isUnanswered = (status = 0) => [0, 502, 504].includes(status)

/** Whether a record is what this attempt sent, and nothing was typed since. */
function isSaved(
  writer: Writer,
  { record, values }: WriteState,
  { at, theirs }: { readonly at: WriteState; readonly theirs: SentRecord },
): boolean {
  const isNext = theirs._VERSION === (record?._VERSION ?? 0) + 1
  if (!isNext || !isEqual(values, at.values)) return false
  const sent = writtenOf({ ...writer, base: record ?? {} }, values)
  return Object.entries(sent).every(([name, value]) => {
    const field = writer.resource.fields.get(name)
    return field && sameValue(field, withoutIds(value), withoutIds(theirs[name]))
  })
}

/** New rows get their ids from the server. */
const withoutIds = (value: unknown) =>
  Array.isArray(value)
    ? value.map(row => (typeof row === 'object' && row !== null ? { ...row, _ID: undefined } : row))
    : value

interface Sending {
  readonly put: () => Promise<SentRecord>
  /** Whether an attempt of this form saved the record. */
  readonly isOwn: (theirs: SentRecord) => boolean
}

/** Sends once. `again`: the merged attempt to send next. */
async function attempt(
  writer: Writer,
  at: WriteState,
  { put, isOwn }: Sending,
): Promise<Outcome | { readonly again: WriteState }> {
  try {
    return { saved: await put(), at }
  } catch (error) {
    const refused = error as WriteRefusal
    const theirs = currentIn(refused, at.record)
    if (!theirs) return { refused, at }
    if (isOwn(theirs))
      return { again: { ...at, record: theirs, values: { ...at.values, ...theirs } } }
    if (theirs._can?.update === false) return { refused: { status: 403 }, at }
    const again = await putOnTop(writer, at, theirs)
    return again ? { again } : { asked: theirs, at }
  }
}

/** The values merged into the newer record; undefined if both changed the same fields. */
async function putOnTop(
  writer: Writer,
  at: WriteState,
  theirs: SentRecord,
): Promise<WriteState | undefined> {
  const { meet, mergedFieldsOf } = await import('./meet')
  const met = meet({ ...writer, base: at.record ?? {} }, { typed: at.values, theirs })
  if (met.conflicts.length > 0) return undefined
  return { record: theirs, values: met.values, taken: [...at.taken, ...mergedFieldsOf(met)] }
}

function usePut(writer: Writer) {
  const name = writer.resource.name
  const [create] = useCreate<SentRecord>()
  const [update] = useUpdate<SentRecord>()
  return async ({ record, values }: WriteState, key: string): Promise<SentRecord> => {
    if (!record) {
      const data = writtenOf(writer, values)
      const params = { data, meta: { idempotencyKey: key } }
      return (await create(name, params, { returnPromise: true })) as SentRecord
    }
    const data = writtenOf({ ...writer, base: record }, values)
    const params = { id: record.id, data, previousData: record }
    return (await update(name, params, {
      mutationMode: 'pessimistic',
      returnPromise: true,
    })) as SentRecord
  }
}

function currentIn(
  { status, body }: WriteRefusal,
  record: SentRecord | undefined,
): SentRecord | undefined {
  if (status !== 412 || !record || !body?.current) return undefined
  return { ...body.current, id: record.id }
}

/** The values to send: for a new record all writable fields, for a stored one the changed fields. */
function writtenOf(writer: Writer, typed: DraftValues): DraftValues {
  const kept = storedRecordOf(writer, typed)
  const names = writer.changed
    ? changedInputs(writer, kept).map(({ name }) => name)
    : [...writer.writable]
  const given = names.filter(name => kept[name] !== undefined)
  return Object.fromEntries(given.map(name => [name, withoutReckoned(writer, name, kept[name])]))
}

/** Removes computed values from rows. */
function withoutReckoned({ resource }: Writer, name: string, value: unknown): unknown {
  const field = resource.fields.get(name)
  if (!field?.fields || !Array.isArray(value)) return value
  const reckoned = new Set(field.fields.filter(({ readOnly }) => readOnly).map(one => one.name))
  return value.map(row =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !reckoned.has(column))),
  )
}
