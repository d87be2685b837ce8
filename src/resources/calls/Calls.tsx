import './calls.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useEffect, useState } from 'react'
import { ValueChip } from '../../fields/display/ValueChip'
import { type CallView, stepOf, systemName } from '../../model/access/calls'
import type { Resource } from '../../model/fields/resource'
import { type SentRecord, useResourceView } from '../../providers/backend/catalogueContext'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { Button } from '../../ui/controls/Button'
import { timeAgo } from '../../ui/controls/timeAgo'
import { useAttempt } from '../../ui/controls/useAttempt'
import { useWhenHere } from '../../ui/loading/useWhenHere'
import { LazyMoveDialog, prepareQuestion } from '../flow/dialog/prepareQuestion'
import { manualAnswer, type OpenMove } from '../flow/moves/openMoves'
import type { Refused } from '../flow/moves/refused'

export interface CallsProps {
  readonly record: SentRecord
}

const colours = { waiting: 'warning', done: 'success', failed: 'error' } as const

/**
 * Calls to other systems for this record with their status, a retry after an error, and manual entry
 * where the system is not connected.
 */
export function Calls({ record }: CallsProps) {
  const { resource, translate } = useResourceView()
  const whenHere = useWhenHere()
  const { calls, busy, again } = useCalls(resource, record)
  const [asked, setAsked] = useState<OpenMove>()
  const [refused, setRefused] = useState<Refused>()
  const ask = (call: CallView) => {
    const made = stepOf(resource, call.call)
    const move = made && manualAnswer(made, call, translate('list.calls.enter'))
    if (move) whenHere(prepareQuestion(resource, move), () => setAsked(move))
  }
  const close = () => {
    setAsked(undefined)
    setRefused(undefined)
  }
  if (calls.length === 0) return null
  return (
    <section className="p-card r-section">
      <h2>{translate('list.calls.title')}</h2>
      <ul className="r-calls">
        {calls.map(call => (
          <Call
            key={call.id}
            call={call}
            isBusy={busy === call.id}
            onAgain={() => void again(call.id)}
            onEnter={() => ask(call)}
          />
        ))}
      </ul>
      {asked && (
        <LazyMoveDialog
          {...{ record, refused }}
          move={asked}
          onRefused={setRefused}
          onMoved={close}
          onClose={close}
        />
      )}
    </section>
  )
}

interface CallProps {
  readonly call: CallView
  readonly isBusy: boolean
  readonly onAgain: () => void
  readonly onEnter: () => void
}

function Call({ call, isBusy, onAgain, onEnter }: CallProps) {
  const { resource, translate, language, labels } = useResourceView()
  const { state, error, simulated, byHand, unconnected, tries } = call
  const step = stepOf(resource, call.call)
  return (
    <li>
      <div>
        <b>{systemName(call.call)}</b>
        <span>{labels.text(step?.transition.label)}</span>
        <ValueChip colour={colours[state]}>{translate(`list.calls.${state}`)}</ValueChip>
        {simulated && <ValueChip colour="default">{translate('app.common.simulated')}</ValueChip>}
        {byHand && <ValueChip colour="info">{translate('app.common.byHand')}</ValueChip>}
      </div>
      <p>
        {timeAgo(call.at, language)}
        {tries > 1 && ` · ${translate('list.calls.tries', { number: tries })}`}
        {unconnected &&
          ` · ${translate('list.calls.unconnected', { system: systemName(call.call) })}`}
        {error !== undefined && <span dir="auto"> · {error}</span>}
      </p>
      {state !== 'done' && error !== undefined && !unconnected && (
        <Button variant="outlined" color="inherit" loading={isBusy} onClick={onAgain}>
          {translate('list.calls.retry')}
        </Button>
      )}
      {call.enter && (
        <Button variant="outlined" color="inherit" onClick={onEnter} i18nKey="list.calls.enter" />
      )}
    </li>
  )
}

const LOOK_MS = 4_000

/** The calls of a record. Polls while a call waits; its answer updates the record. */
function useCalls({ name }: Resource, { id, _VERSION }: SentRecord) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const client = useQueryClient()
  const { attempt } = useAttempt()
  const [busy, setBusy] = useState<number>()
  const { data: calls = [], refetch } = useQuery({
    queryKey: [name, 'calls', String(id), _VERSION],
    queryFn: () => dataProvider.calls(name, id),
    placeholderData: before => before,
    refetchInterval: ({ state }) =>
      state.data?.some(call => call.state === 'waiting') ? LOOK_MS : false,
  })
  const waiting = calls.filter(({ state }) => state === 'waiting').length
  const [seen, setSeen] = useState(waiting)
  useEffect(() => {
    if (waiting < seen) {
      void client.invalidateQueries({ queryKey: [name, 'getOne', { id: String(id) }] })
      void client.invalidateQueries({ queryKey: [name, 'getList'] })
    }
    setSeen(waiting)
  }, [waiting, seen, client, name, id])
  const again = async (call: number) => {
    setBusy(call)
    await attempt(async () => {
      await dataProvider.tryAgain(name, { id, call })
      await refetch()
    })
    setBusy(undefined)
  }
  return { calls, busy, again }
}
