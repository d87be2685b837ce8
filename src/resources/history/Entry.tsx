import { useTranslate } from 'ra-core'
import { textIn } from '../../domain/text'
import { toClock } from '../../fields/businessTime'
import { dateTime } from '../../model/kinds/time'
import type { FieldModel, Resource } from '../../model/resource'
import { movesOf } from '../../model/transition'
import { Button } from '../../pieces/Button'
import { useLanguage } from '../../providers/backendContext'
import type { HistoryEntry } from '../../providers/dataProvider/past'
import { Change } from './Change'
import type { PutBackWish } from './putBack'
import { timeAgo } from './timeAgo'

interface EntryProps {
  readonly resource: Resource
  readonly entry: HistoryEntry
  readonly onPutBack: (wish: PutBackWish) => void
}
/** More changes than these are folded away: a creation fills every field. */
const FEW = 6

/** One deed: who, what, when; below it each field from what to what. */
export function Entry({ resource, entry, onPutBack }: EntryProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const { at, by, action, _can } = entry
  const move = movesOf(resource).get(action)
  const changed = changesOf(resource, entry)
  const deed = move
    ? textIn(move.transition.label, language)
    : translate(`app.history.${action}`, { _: action })
  const changes = (
    <dl className="h-changes">
      {changed.map(([field, values]) => (
        <Change
          key={field.name}
          field={field}
          values={values}
          onPutBack={
            _can.fields.includes(field.name) ? () => onPutBack({ entry, field }) : undefined
          }
        />
      ))}
    </dl>
  )
  return (
    <li className={`h-entry h-colour-${move?.transition.colour ?? 'default'}`}>
      <div className="h-head">
        <span className="h-deed">
          <b dir="auto">{by?.DISPLAYNAME ?? translate('app.history.somebody')}</b>{' '}
          <span>{deed}</span>
        </span>
        <time dateTime={at} title={dateTime.print(at, {}, language)}>
          <span dir="ltr">{toClock(at).slice(11)}</span> · {timeAgo(at, language)}
        </time>
      </div>
      {changed.length > 0 && changed.length <= FEW && changes}
      {changed.length > FEW && (
        <details>
          <summary>{translate('app.history.values', { number: changed.length })}</summary>
          {changes}
        </details>
      )}
      {_can.record && (
        <Button color="inherit" className="h-back" onClick={() => onPutBack({ entry })}>
          {translate('app.history.putBackRecord')}
        </Button>
      )}
    </li>
  )
}

/** In the order of the schema, the state first; what a creation left empty is no change. */
function changesOf({ fields }: Resource, { changes }: HistoryEntry) {
  const all = Object.entries(changes).flatMap(([name, values]) => {
    const field = fields.get(name)
    return field ? [[field, values] as const] : []
  })
  const isState = ([{ kind }]: readonly [FieldModel, unknown]) => kind === 'status'
  return [...all.filter(isState), ...all.filter(change => !isState(change))]
}
