import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { ShownValue } from '../../../fields/ShownValue'
import type { Conflict } from '../../../model/merge'
import type { FieldModel } from '../../../model/resource'
import { timeAgo } from '../../../pieces/timeAgo'
import { useLanguage } from '../../../providers/backendContext'
import { useLabels } from '../../../providers/labels'
import type { News } from './news'

export type Side = 'mine' | 'theirs'
interface ConflictChoiceProps {
  readonly conflict: Conflict
  readonly news: News
  readonly side: Side | undefined
  readonly onChoose: (side: Side) => void
}

/** One field that two people left differently: what it was, and whose value it keeps. */
export function ConflictChoice({ conflict, news, side, onChoose }: ConflictChoiceProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const title = useTitle(conflict)
  const { path, locked = false } = conflict
  const who = [...news.by, ...(news.at ? [timeAgo(news.at, language)] : [])].join(', ')
  const option = (its: Side, hint: ReactNode) => (
    <label className="m-choice">
      <span className="m-who">
        <input
          type="radio"
          name={path}
          checked={side === its}
          disabled={locked}
          onChange={() => onChoose(its)}
        />
        {translate(its === 'mine' ? 'app.form.mine' : 'app.form.theirs')}
        {hint && <small dir="auto">{hint}</small>}
      </span>
      <Value conflict={conflict} value={conflict[its]} />
    </label>
  )
  return (
    <fieldset className="m-conflict">
      <legend>{title}</legend>
      <div className="m-was">
        <span className="m-who">{translate('app.history.before')}</span>
        <Value conflict={conflict} value={conflict.base} />
      </div>
      {option('mine', null)}
      {option('theirs', who)}
      {locked && <p className="m-locked">{translate('app.merge.locked')}</p>}
    </fieldset>
  )
}

/** `Detalle, línea 2: Cantidad`. */
function useTitle({ field, within }: Conflict) {
  const translate = useTranslate()
  const labels = useLabels()
  if (!within) return labels.field(field)
  const row = translate('app.merge.line', {
    name: labels.field(within.lines),
    place: within.place,
  })
  return field === within.lines ? row : `${row}: ${labels.field(field)}`
}

/** A cell cuts these short; here they are what is decided on. */
const inFull: ReadonlySet<FieldModel['kind']> = new Set([
  ...(['text', 'longText', 'richText', 'lines', 'json'] as const),
])

function Value({ conflict, value }: { readonly conflict: Conflict; readonly value: unknown }) {
  const translate = useTranslate()
  const { field, within } = conflict
  const isRow = within?.lines === field
  if (isRow && (value as unknown[]).length === 0) {
    return <em className="m-value">{translate('app.history.rowRemoved')}</em>
  }
  return (
    <span className="m-value">
      <ShownValue field={field} value={value} as={inFull.has(field.kind) ? 'Display' : 'Cell'} />
    </span>
  )
}
