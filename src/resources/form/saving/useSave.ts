import { type Query, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import type { DraftValues } from '../../../model/validation/draft'
import type { SentRecord } from '../../../providers/backend/catalogueContext'
import type { Writer } from '../fields/resolver'
import { useWrite, type WriteRefusal, type WriteState } from '../merging/useWrite'
import type { SaveFailureView } from './SaveFailure'

interface Work {
  readonly writer: Writer
  readonly record: SentRecord | undefined
  /** Idempotency key: a repeated request has one effect. */
  readonly key: string
  readonly onTrouble: (trouble: SaveFailureView | undefined) => void
  /** `at` names the changes of others that were merged in. */
  readonly onSaved: (saved: SentRecord, at: WriteState) => void
  /** Both people changed the same fields. */
  readonly onAsked: (theirs: SentRecord) => void
  /** The form continues with the current record. */
  readonly onRebased: (theirs: SentRecord, at: WriteState) => void
}

/** Saves and waits. Returns errors by field for react-admin's Form. */
export function useSave(work: Work) {
  const { writer, record, key } = work
  const { name } = writer.resource
  const notify = useNotify()
  const client = useQueryClient()
  const write = useWrite(writer, record)
  return async (typed: object) => {
    const outcome = await write(typed as DraftValues, key)
    if ('saved' in outcome) {
      const predicate = (query: Query) => !isRecord(query, outcome.saved)
      void client.invalidateQueries({ queryKey: [name], predicate })
      work.onSaved(outcome.saved, outcome.at)
      return undefined
    }
    if ('asked' in outcome) {
      work.onAsked(outcome.asked)
      return undefined
    }
    const { refused, at } = outcome
    // The surrounding page reads the record again and learns who deleted it.
    if (record && refused.status === 404)
      void client.invalidateQueries({ queryKey: [name, 'getOne'] })
    if (record && at.record && at.record !== record) work.onRebased(at.record, at)
    const { shown, trouble } = toldOf(writer, refused)
    notify(trouble?.message || 'form.notSaved', { type: 'error' })
    work.onTrouble(trouble)
    return shown
  }
}

/** The saved record itself, which the answer has just told. */
const isRecord = ({ queryKey: [, verb, asked] }: Query, { id }: SentRecord) =>
  verb === 'getOne' && (asked as { readonly id?: unknown }).id === String(id)

/** Splits errors: those of visible fields go to the fields, the others above the form. */
function toldOf(writer: Writer, { status = 0, message = '', body }: WriteRefusal) {
  const hasPlace = ([path]: [string, string]) => writer.writable.has(path.split('.')[0] ?? '')
  const all = Object.entries(body?.errors ?? {})
  const placed = all.filter(hasPlace)
  const others = all.filter(entry => !hasPlace(entry)).map(([, text]) => text)
  const isToldAtFields = status === 422 && placed.length > 0 && others.length === 0
  const messages = [message, ...others].filter(Boolean).join(' ')
  const made = body?.code === 'keyUsed' ? body.record?.[writer.resource.rest.key] : undefined
  const trouble: SaveFailureView = {
    status,
    message: messages,
    requestId: body?.requestId,
    ...(made !== undefined && { made: made as string | number }),
  }
  return {
    shown: placed.length > 0 ? Object.fromEntries(placed) : undefined,
    trouble: isToldAtFields ? undefined : trouble,
  }
}
