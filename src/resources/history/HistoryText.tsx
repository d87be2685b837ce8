import { partition } from 'es-toolkit'
import type { ReactNode } from 'react'
import { textIn } from '../../base/text'
import { toClock } from '../../fields/display/businessTime'
import { dateTime } from '../../kinds/dateTime/data'
import { stepOf } from '../../model/access/calls'
import { movesOf } from '../../model/access/transition'
import type { FieldModel, Resource } from '../../model/fields/resource'
import type { HistoryEntry } from '../../model/openapi/historyPaths'
import { useResourceView } from '../../providers/backend/catalogueContext'
import { timeAgo } from '../../ui/controls/timeAgo'
import { Row } from '../../ui/primitives/layout'
import { ChangeList, knownChanges } from './FieldChange'

interface HistoryTextProps {
  readonly entry: Pick<HistoryEntry, 'at' | 'action' | 'changes'>
  /** The author, or the record. */
  readonly subject: ReactNode
  /** One line of a day, which is told above: what was done, and to which record. */
  readonly isOfDay?: boolean
  readonly putBackOf?: (field: FieldModel) => (() => void) | undefined
  readonly children?: ReactNode
}
/** Changes shown before "show more": a creation sets every field. */
const FEW = 6

/** One action on a record of the resource around it, with its time and each field's previous and new value. */
export function HistoryText(props: HistoryTextProps) {
  const { entry, subject, isOfDay = false, putBackOf, children } = props
  const { resource, translate, language } = useResourceView()
  const { at, action: name } = entry
  const move = movesOf(resource).get(name) ?? stepOf(resource, name)
  const changed = changesOf(resource, entry)
  const actionText = move
    ? textIn(move.transition.label, language)
    : translate(`history.${name}`, { _: name })
  const action = <span className="p-quiet">{actionText}</span>
  const changes = <ChangeList changes={changed} putBackOf={putBackOf} />
  return (
    <li className={`h-entry tone-${move?.transition.colour ?? 'default'}`}>
      <Row wrap={!isOfDay} justify="between">
        <span>
          {isOfDay ? action : subject} · {isOfDay ? subject : action}
        </span>
        <time
          className="f-time p-quiet p-small"
          dateTime={at}
          title={dateTime.print(at, {}, language)}
        >
          <span dir="ltr">{toClock(at).slice(11)}</span>
          {!isOfDay && ` · ${timeAgo(at, language)}`}
        </time>
      </Row>
      {changed.length > 0 && changed.length <= FEW && changes}
      {changed.length > FEW && (
        <details>
          <summary className="p-quiet p-small">
            {translate('history.values', { number: changed.length })}
          </summary>
          {changes}
        </details>
      )}
      {children}
    </li>
  )
}

/** In schema order, state first; fields left empty by a creation are omitted. */
function changesOf(resource: Resource, { changes }: Pick<HistoryEntry, 'changes'>) {
  return partition(knownChanges(resource, changes), ([{ status }]) => status !== undefined).flat()
}
