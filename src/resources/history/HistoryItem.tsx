import { LinkBase, useTranslate } from 'ra-core'
import { adminRole } from '../../base/business'
import { systemBehind } from '../../model/access/calls'
import { useMe } from '../../providers/backend/backendContext'
import type { HistoryEntryView } from '../../providers/dataProvider/past'
import { Button } from '../../ui/controls/Button'
import { HistoryText } from './HistoryText'
import type { RestoreInput } from './putBack'
import { UndoBatch } from './UndoBatch'

interface EntryProps {
  readonly entry: HistoryEntryView
  readonly onPutBack: (restoring: RestoreInput) => void
}

/** One change of a record, with the actions that undo it. */
export function HistoryItem({ entry, onPutBack }: EntryProps) {
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
            names: approvedBy.map(({ DISPLAYNAME }) => DISPLAYNAME).join(', '),
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

interface UndoTogetherProps {
  readonly entry: HistoryEntryView
}
const undone: ReadonlySet<string> = new Set(['create', 'update'])

/** Undoes the import or bulk change of an entry, on any device: for its author and for administrators. */
function UndoTogether({ entry: { batch, action, by } }: UndoTogetherProps) {
  const translate = useTranslate()
  const { ID, ROLE } = useMe()
  if (!batch || !undone.has(action) || !by || (by.ID !== ID && ROLE !== adminRole())) return null
  const words = translate('history.undoTogether')
  return <UndoBatch batch={batch} words={words} className="h-back" />
}
