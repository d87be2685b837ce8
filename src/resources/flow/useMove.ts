import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import type { Effect } from '../../model/flow'
import type { Resource } from '../../model/resource'
import type { Move } from '../../model/transition'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { useLabels } from '../../providers/labels'
import type { Sent } from '../useRecord'
import type { OpenMove } from './openMoves'
import { type Refused, refusedOf } from './refused'
import { useIntention } from './useIntention'

type Answers = Readonly<Record<string, unknown>>
export type Outcome = { readonly moved: Sent } | { readonly refused: Refused }
export type Run = (
  move: Move & Pick<Partial<OpenMove>, 'call'>,
  record: Sent,
  answers?: Answers,
) => Promise<Outcome>

/** Makes moves and waits for the server; what it did is told, read anew and returned. */
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
      const wish = { id, name, call, answers, version, key }
      const moved: Sent = await dataProvider.move(resource.name, wish)
      client.setQueryData([resource.name, 'getOne', { id: String(id), meta: undefined }], moved)
      void readAnew([resource.name, ...touchedBy(transition.effects)])
      const waits = transition.to !== undefined && moved[status.name] === record[status.name]
      notify(waits ? 'app.flow.waiting' : 'app.flow.done', {
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

/** Other resources whose rows the move changed too. */
const touchedBy = (effects: readonly Effect[] = []): readonly string[] =>
  effects.flatMap(effect => {
    if ('adjust' in effect) return [effect.adjust]
    if ('create' in effect) return [effect.create]
    if ('erase' in effect) return [effect.erase]
    if ('discard' in effect) return [effect.discard]
    return 'close' in effect ? [effect.close] : []
  })
