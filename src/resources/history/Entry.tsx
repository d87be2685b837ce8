import { useTranslate } from 'ra-core'
import { systemBehind } from '../../model/calls'
import type { Resource } from '../../model/resource'
import { Button } from '../../pieces/Button'
import type { HistoryEntry } from '../../providers/dataProvider/past'
import type { PutBackWish } from './putBack'
import { Told } from './Told'
import { UndoTogether } from './UndoTogether'

interface EntryProps {
  readonly resource: Resource
  readonly entry: HistoryEntry
  readonly onPutBack: (wish: PutBackWish) => void
}

/** What somebody did to the record, and the ways back to before it. */
export function Entry({ resource, entry, onPutBack }: EntryProps) {
  const translate = useTranslate()
  const { by, approvedBy = [], _can } = entry
  return (
    <Told
      resource={resource}
      entry={entry}
      subject={
        <b dir="auto">
          {by?.DISPLAYNAME ?? systemBehind(entry.action) ?? translate('app.history.somebody')}
        </b>
      }
      putBackOf={field =>
        _can.fields.includes(field.name) ? () => onPutBack({ entry, field }) : undefined
      }
    >
      {approvedBy.length > 0 && (
        <p className="h-none">
          {translate('app.history.approvedWith', {
            names: approvedBy.map(({ DISPLAYNAME }) => DISPLAYNAME).join(', '),
          })}
        </p>
      )}
      {entry.byHand && (
        <p className="h-none">{translate('app.history.byHand', { system: entry.byHand })}</p>
      )}
      {_can.record && (
        <Button color="inherit" className="h-back" onClick={() => onPutBack({ entry })}>
          {translate('app.history.putBackRecord')}
        </Button>
      )}
      <UndoTogether resource={resource} entry={entry} />
    </Told>
  )
}
