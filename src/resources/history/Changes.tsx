import { quiet } from '../../ui/theme/plainLater'
import './history.css'
import { LinkBase, useTranslate } from 'ra-core'
import { useState } from 'react'
import { adminRole } from '../../base/business'
import { policyOf } from '../../model/access/access'
import { systemBehind } from '../../model/access/calls'
import type { HistoryEntry } from '../../model/openapi/historyPaths'
import { useMe } from '../../providers/backend/backendContext'
import { useResourceView } from '../../providers/backend/catalogueContext'
import { Button } from '../../ui/controls/Button'
import { Select } from '../../ui/primitives/inputs'
import { ErrorState, LoadingRows } from '../../ui/states/Waiting'
import { later } from '../../ui/theme/later'
import { DayGroups } from './DayGroups'
import type { HistoryProps } from './History'
import { HistoryText } from './HistoryText'
import { Older } from './Older'
import { type RestoreInput, returnsOf } from './putBack'
import { UndoBatch } from './UndoBatch'
import { useHistory } from './useHistory'
import { Votes } from './Votes'

const PutBackDialog = quiet(later(() => import('./PutBackDialog'), 'PutBackDialog', 'form'))

/** Changes newest first, grouped by day. */
export function Changes({ record }: HistoryProps) {
  const { resource, translate } = useResourceView()
  const [only, setOnly] = useState<string>()
  const history = useHistory(resource, record, { field: only })
  const { entries, error, isPending, refetch } = history
  const [restoring, setRestoring] = useState<RestoreInput>()
  if (isPending && only === undefined) return <LoadingRows />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  const isLong = only !== undefined || entries.length > FEW
  return (
    <>
      <Votes record={record} />
      {isLong && <FieldChoice value={only} onChoose={setOnly} />}
      {isPending && <LoadingRows />}
      {only !== undefined && !isPending && entries.length === 0 && (
        <p className="p-quiet">{translate('history.empty')}</p>
      )}
      <DayGroups entries={entries}>
        {entry => (
          <HistoryItem key={entry.version} entry={narrowed(entry, only)} onPutBack={setRestoring} />
        )}
      </DayGroups>
      <Older of={history} />
      {restoring && (
        <PutBackDialog
          record={record}
          restoring={restoring}
          returns={returnsOf(resource, { record, entries, restoring })}
          onClose={() => setRestoring(undefined)}
        />
      )}
    </>
  )
}

/** So many entries are read at a glance. */
const FEW = 3

/** An entry with the change of one field; the whole record is restored from the whole history. */
const narrowed = (entry: HistoryEntry, only: string | undefined): HistoryEntry =>
  only === undefined
    ? entry
    : {
        ...entry,
        changes: { [only]: entry.changes[only] ?? [null, null] },
        _can: { ...entry._can, record: false },
      }

interface FieldChoiceProps {
  readonly value: string | undefined
  readonly onChoose: (name: string | undefined) => void
}

/** Limits the history to the changes of one field. */
function FieldChoice({ value, onChoose }: FieldChoiceProps) {
  const { resource, translate, labels, me } = useResourceView()
  const { readable } = policyOf(resource, me)
  const fields = [...resource.fields.values()]
    .filter(({ name, store, id }) => readable.has(name) && store && !id)
    .map(field => [field.name, labels.field(field)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other))
  return (
    <Select
      label={translate('history.of')}
      value={value ?? ''}
      onText={name => onChoose(name || undefined)}
      options={[['', translate('history.everyField')], ...fields]}
    />
  )
}

interface EntryProps {
  readonly entry: HistoryEntry
  readonly onPutBack: (restoring: RestoreInput) => void
}

/** One change of a record, with the actions that undo it. */
function HistoryItem({ entry, onPutBack }: EntryProps) {
  const translate = useTranslate()
  const { by, approvedBy = [], _can } = entry
  return (
    <HistoryText
      entry={entry}
      subject={
        <b dir="auto">
          {by?.DISPLAYNAME ?? systemBehind(entry.action) ?? translate('history.somebody')}
        </b>
      }
      putBackOf={field =>
        _can.fields.includes(field.name) ? () => onPutBack({ entry, field }) : undefined
      }
    >
      {approvedBy.length > 0 && (
        <p className="p-quiet">
          {translate('history.approvedWith', {
            names: approvedBy.map(({ DISPLAYNAME }) => DISPLAYNAME),
          })}
        </p>
      )}
      {entry.byHand && (
        <p className="p-quiet">{translate('history.byHand', { system: entry.byHand })}</p>
      )}
      {_can.record && (
        <Button color="inherit" className="h-back" onClick={() => onPutBack({ entry })}>
          {translate('history.putBackRecord')}
        </Button>
      )}
      {entry.batch && entry.operation && (
        <p className="p-quiet">
          <LinkBase className="f-link" to={`/dashboard/operations/${entry.batch}`}>
            {translate(`history.partOf.${entry.operation.kind}`, {
              number: entry.operation.records,
            })}
          </LinkBase>
        </p>
      )}
      <UndoTogether entry={entry} />
    </HistoryText>
  )
}

const undone: ReadonlySet<string> = new Set(['create', 'update'])

/** Undoes the import or bulk change of an entry, on any device: for its author and for administrators. */
function UndoTogether({ entry: { batch, action, by } }: { readonly entry: HistoryEntry }) {
  const translate = useTranslate()
  const { ID, ROLE } = useMe()
  if (!batch || !undone.has(action) || !by || (by.ID !== ID && ROLE !== adminRole())) return null
  const words = translate('history.undoTogether')
  return <UndoBatch batch={batch} words={words} className="h-back" />
}
