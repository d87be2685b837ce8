import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { ShownValue } from '../../../fields/registry/ShownValue'
import type { Conflict } from '../../../model/validation/merge'
import { useLanguage } from '../../../providers/backend/backendContext'
import { useLabels } from '../../../providers/backend/labels'
import { timeAgo } from '../../../ui/controls/timeAgo'
import type { ChangeNews } from './news'

export type ConflictSide = 'mine' | 'theirs'
interface ConflictChoiceProps {
  readonly conflict: Conflict
  readonly news: ChangeNews
  readonly side: ConflictSide | undefined
  readonly onChoose: (side: ConflictSide) => void
}

/** A field changed by two people: its original value, and the choice between both values. */
export function ConflictChoice({ conflict, news, side, onChoose }: ConflictChoiceProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const title = useTitle(conflict)
  const { path, locked = false } = conflict
  const who = [...news.by, ...(news.at ? [timeAgo(news.at, language)] : [])].join(', ')
  const option = (its: ConflictSide, hint: ReactNode) => (
    <label className="p-column m-choice">
      <span className="m-who">
        <input
          type="radio"
          name={path}
          checked={side === its}
          disabled={locked}
          onChange={() => onChoose(its)}
        />
        {translate(its === 'mine' ? 'form.mine' : 'form.theirs')}
        {hint && <small dir="auto">{hint}</small>}
      </span>
      <Value conflict={conflict} value={conflict[its]} />
    </label>
  )
  return (
    <fieldset className="m-conflict">
      <legend>{title}</legend>
      <div className="p-column p-quiet m-was">
        <span className="m-who">{translate('history.before')}</span>
        <Value conflict={conflict} value={conflict.base} />
      </div>
      {option('mine', null)}
      {option('theirs', who)}
      {locked && <p className="p-quiet m-locked">{translate('form.merge.locked')}</p>}
    </fieldset>
  )
}

/** Example: `Detalle, línea 2: Cantidad`. */
function useTitle({ field, within }: Conflict) {
  const translate = useTranslate()
  const labels = useLabels()
  if (!within) return labels.field(field)
  const row = translate('form.merge.line', {
    name: labels.field(within.lines),
    place: within.place,
  })
  return field === within.lines ? row : `${row}: ${labels.field(field)}`
}

/** Texts and lists are shown in full length, because the choice depends on them. */
function Value({ conflict, value }: { readonly conflict: Conflict; readonly value: unknown }) {
  const translate = useTranslate()
  const { field, within } = conflict
  const isRow = within?.lines === field
  if (isRow && (value as unknown[]).length === 0) {
    return <em className="m-value">{translate('history.rowRemoved')}</em>
  }
  return (
    <span className="m-value">
      <ShownValue
        field={field}
        value={value}
        as={field.isText || field.isBulky ? 'Display' : 'Cell'}
      />
    </span>
  )
}
