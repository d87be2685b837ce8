import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import type { Values } from '../../model/draft'
import type { Sent } from '../useRecord'
import { type Refusal, type Standing, useWrite } from './merging/useWrite'
import type { Writer } from './resolver'
import type { TroubleTold } from './Trouble'

interface Work {
  readonly writer: Writer
  readonly record: Sent | undefined
  /** The name of this intention: sent twice, it is done once (design.md, wire contract). */
  readonly key: string
  readonly onTrouble: (trouble: TroubleTold | undefined) => void
  /** Saved, maybe together with what others changed. */
  readonly onSaved: (saved: Sent, at: Standing) => void
  /** Somebody saved something else at the same places. */
  readonly onAsked: (theirs: Sent) => void
  /** The form goes on with the record as it is now. */
  readonly onRebased: (theirs: Sent, at: Standing) => void
}

/** Saves and waits. What it returns are errors for react-admin's Form to put on their fields. */
export function useSave(work: Work) {
  const { writer, record, key } = work
  const { name } = writer.resource
  const notify = useNotify()
  const client = useQueryClient()
  const write = useWrite(writer, record)
  return async (typed: object) => {
    const outcome = await write(typed as Values, key)
    if ('saved' in outcome) {
      void client.invalidateQueries({ queryKey: [name] })
      work.onSaved(outcome.saved, outcome.at)
      return undefined
    }
    if ('asked' in outcome) {
      work.onAsked(outcome.asked)
      return undefined
    }
    const { refused, at } = outcome
    // The page around reads it again, and learns who deleted it.
    if (record && refused.status === 404)
      void client.invalidateQueries({ queryKey: [name, 'getOne'] })
    if (record && at.record && at.record !== record) work.onRebased(at.record, at)
    const { shown, trouble } = toldOf(writer, refused)
    notify(trouble?.message || 'app.form.notSaved', { type: 'error' })
    work.onTrouble(trouble)
    return shown
  }
}

/** Errors whose field stands in the form are told there; the rest above it. */
function toldOf(writer: Writer, { status = 0, message = '', body }: Refusal) {
  const hasPlace = ([path]: [string, string]) => writer.writable.has(path.split('.')[0] ?? '')
  const all = Object.entries(body?.errors ?? {})
  const placed = all.filter(hasPlace)
  const others = all.filter(entry => !hasPlace(entry)).map(([, text]) => text)
  const isToldAtFields = status === 422 && placed.length > 0 && others.length === 0
  const told = [message, ...others].filter(Boolean).join(' ')
  const made = body?.code === 'keyUsed' ? body.record?.[writer.resource.rest.id] : undefined
  const trouble: TroubleTold = {
    status,
    message: told,
    requestId: body?.requestId,
    ...(made !== undefined && { made: made as string | number }),
  }
  return {
    shown: placed.length > 0 ? Object.fromEntries(placed) : undefined,
    trouble: isToldAtFields ? undefined : trouble,
  }
}
