import { useQueryClient } from '@tanstack/react-query'
import { useCreate, useNotify, useUpdate } from 'ra-core'
import { useState } from 'react'
import type { Sent } from '../useRecord'
import { keptOf, type Writer } from './resolver'
import type { TroubleTold } from './Trouble'

interface Outcome {
  readonly onSaved: (record: Sent) => void
  readonly onTrouble: (trouble: TroubleTold | undefined) => void
}
interface Refusal {
  readonly status?: number
  readonly message?: string
  readonly body?: {
    readonly errors?: Readonly<Record<string, string>>
    readonly requestId?: string
  } | null
}

/** Saves and waits. What it returns are errors for react-admin's Form to put on their fields. */
export function useSave(writer: Writer, record: Sent | undefined, outcome: Outcome) {
  const { resource } = writer
  const notify = useNotify()
  const client = useQueryClient()
  const [create] = useCreate<Sent>()
  const [update] = useUpdate<Sent>()
  // The key of this intention: sending it twice creates once (design.md, wire contract).
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  return async (typed: object) => {
    outcome.onTrouble(undefined)
    const data = writtenOf(writer, typed as Readonly<Record<string, unknown>>)
    try {
      const saved = record
        ? await update(
            resource.name,
            { id: record.id, data, previousData: record },
            { mutationMode: 'pessimistic', returnPromise: true },
          )
        : await create(resource.name, { data, meta: { idempotencyKey } }, { returnPromise: true })
      void client.invalidateQueries({ queryKey: [resource.name] })
      notify(record ? 'app.form.saved' : 'app.form.created', { type: 'success' })
      outcome.onSaved(saved as Sent)
      return undefined
    } catch (error) {
      const { status = 0, message = '', body } = error as Refusal
      const { shown, others } = sorted(writer, body?.errors)
      notify(message || 'app.form.notSaved', { type: 'error' })
      if (status !== 422 || others.length > 0 || !shown) {
        const told = [message, ...others].join(' ')
        outcome.onTrouble({ status, message: told, requestId: body?.requestId })
      }
      return shown
    }
  }
}

/** Errors whose field stands in the form, and the words of those that have no place there. */
function sorted(writer: Writer, errors: Readonly<Record<string, string>> = {}) {
  const hasPlace = ([path]: [string, string]) => writer.writable.has(path.split('.')[0] ?? '')
  const all = Object.entries(errors)
  const placed = all.filter(hasPlace)
  return {
    shown: placed.length > 0 ? Object.fromEntries(placed) : undefined,
    others: all.filter(entry => !hasPlace(entry)).map(([, text]) => text),
  }
}

/** Only what this person may write is sent; the provider leaves out what did not change. */
function writtenOf(writer: Writer, typed: Readonly<Record<string, unknown>>) {
  const kept = keptOf(writer, typed)
  const entries = Object.entries(kept).filter(
    ([name, value]) => writer.writable.has(name) && value !== undefined,
  )
  const sent = Object.fromEntries(
    entries.map(([name, value]) => [name, withoutReckoned(writer, name, value)]),
  )
  return sent
}

/** Rows go without the values the server reckons; an empty secret is no secret. */
function withoutReckoned({ resource }: Writer, name: string, value: unknown): unknown {
  const field = resource.fields.get(name)
  if (!field?.fields || !Array.isArray(value)) return value
  const reckoned = new Set(field.fields.filter(({ readOnly }) => readOnly).map(one => one.name))
  return value.map(row =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !reckoned.has(column))),
  )
}
