import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { textIn } from '../../domain/text'
import { toClock } from '../../fields/businessTime'
import { stepOf } from '../../model/calls'
import { dateTime } from '../../model/kinds/time'
import type { FieldModel, Resource } from '../../model/resource'
import { movesOf } from '../../model/transition'
import { timeAgo } from '../../pieces/timeAgo'
import { useLanguage } from '../../providers/backendContext'
import type { HistoryEntry } from '../../providers/dataProvider/past'
import { Change } from './Change'

interface ToldProps {
  readonly resource: Resource
  readonly entry: Pick<HistoryEntry, 'at' | 'action' | 'changes'>
  /** Who did it, or to what. */
  readonly subject: ReactNode
  readonly putBackOf?: (field: FieldModel) => (() => void) | undefined
  readonly children?: ReactNode
}
/** More changes than these are folded away: a creation fills every field. */
const FEW = 6

/** One deed and when it was done; below it each field from what to what. */
export function Told({ resource, entry, subject, putBackOf, children }: ToldProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const { at, action } = entry
  const move = movesOf(resource).get(action) ?? stepOf(resource, action)
  const changed = changesOf(resource, entry)
  const deed = move
    ? textIn(move.transition.label, language)
    : translate(`app.history.${action}`, { _: action })
  const changes = (
    <dl className="h-changes">
      {changed.map(([field, values]) => (
        <Change key={field.name} field={field} values={values} onPutBack={putBackOf?.(field)} />
      ))}
    </dl>
  )
  return (
    <li className={`h-entry h-colour-${move?.transition.colour ?? 'default'}`}>
      <div className="h-head">
        <span className="h-deed">
          {subject} <span>{deed}</span>
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
      {children}
    </li>
  )
}

/** In the order of the schema, the state first; what a creation left empty is no change. */
function changesOf({ fields }: Resource, { changes }: Pick<HistoryEntry, 'changes'>) {
  const all = Object.entries(changes).flatMap(([name, values]) => {
    const field = fields.get(name)
    return field ? [[field, values] as const] : []
  })
  const isState = ([{ kind }]: readonly [FieldModel, unknown]) => kind === 'status'
  return [...all.filter(isState), ...all.filter(change => !isState(change))]
}
