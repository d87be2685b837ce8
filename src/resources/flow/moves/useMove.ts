import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useRef, useState } from 'react'
import type { Move } from '../../../model/access/transition'
import type { Effect } from '../../../model/definition/effect'
import type { Resource } from '../../../model/fields/resource'
import { type SentRecord, useLabels } from '../../../providers/backend/catalogueContext'
import type { AppDataProvider } from '../../../providers/dataProvider/dataProvider'
import type { OpenMove } from './openMoves'
import { type Refused, refusedOf } from './refused'

type Answers = Readonly<Record<string, unknown>>
type Outcome = { readonly moved: SentRecord } | { readonly refused: Refused }
type Run = (
  move: Move & Pick<Partial<OpenMove>, 'call'>,
  record: SentRecord,
  answers?: Answers,
) => Promise<Outcome>

/** Makes transitions and waits for the server; reports the result and reads affected data again. */
export function useMove(resource: Resource) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const client = useQueryClient()
  const labels = useLabels()
  const notify = useNotify()
  const keyFor = useIntention()
  const [busy, setBusy] = useState<string>()
  const readAnew = (names: readonly string[]) =>
    Promise.all(names.map(name => client.invalidateQueries({ queryKey: [name] })))

  const run: Run = async ({ name, transition, status, call }, record, answers = {}) => {
    const { id, _VERSION: version } = record
    setBusy(name)
    try {
      const key = keyFor({ id, name, call, version, answers })
      const params = { id, name, call, answers, version, key }
      const moved: SentRecord = await dataProvider.move(resource.name, params)
      client.setQueryData([resource.name, 'getOne', { id: String(id), meta: undefined }], moved)
      void readAnew([resource.name, ...touchedBy(transition.effects)])
      const waits = transition.to !== undefined && moved[status.name] === record[status.name]
      notify(waits ? 'form.flow.waiting' : 'form.flow.done', {
        type: waits ? 'info' : 'success',
        messageArgs: { name: labels.text(transition.label) },
      })
      return { moved }
    } catch (error) {
      const refused = refusedOf(error)
      if (refused.outdated) await readAnew([resource.name])
      return { refused }
    } finally {
      setBusy(undefined)
    }
  }
  return { run, busy }
}

/** Other resources whose rows the transition changed. */
const touchedBy = (effects: readonly Effect[] = []): readonly string[] =>
  effects.flatMap(effect => {
    if ('increment' in effect) return [effect.increment]
    if ('create' in effect) return [effect.create]
    if ('delete' in effect) return [effect.delete]
    return 'update' in effect ? [effect.update] : []
  })

/** One idempotency key per intention: repeating the same request after a lost answer keeps its key. */
export function useIntention(): (intention: unknown) => string {
  const last = useRef<{ readonly intention: string; readonly key: string }>(undefined)
  return intention => {
    const serialized = JSON.stringify(intention)
    if (last.current?.intention !== serialized)
      last.current = { intention: serialized, key: crypto.randomUUID() }
    return last.current.key
  }
}
