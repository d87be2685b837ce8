import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { ShownValue } from '../../../fields/registry/ShownValue'
import type { Conflict } from '../../../model/validation/merge'
import { useTexts } from '../../../providers/backend/catalogueContext'
import { timeAgo } from '../../../ui/controls/timeAgo'
import { Grid, Row, Text } from '../../../ui/primitives/layout'
import type { ChangeNews } from './useMerging'

export type ConflictSide = 'mine' | 'theirs'
interface ConflictChoiceProps {
  readonly conflict: Conflict
  readonly news: ChangeNews
  readonly side: ConflictSide | undefined
  readonly onChoose: (side: ConflictSide) => void
}

/** A field changed by two people: its original value, and the choice between both values. */
export function ConflictChoice({ conflict, news, side, onChoose }: ConflictChoiceProps) {
  const { translate, language } = useTexts()
  const title = useTitle(conflict)
  const { path, locked = false } = conflict
  const who = [...news.by, ...(news.at ? [timeAgo(news.at, language)] : [])].join(', ')
  const option = (its: ConflictSide, hint: ReactNode) => (
    <label className="p-box p-stack">
      <Row as="span" wrap className="p-quiet p-small">
        <input
          type="radio"
          name={path}
          checked={side === its}
          disabled={locked}
          onChange={() => onChoose(its)}
        />
        {translate(its === 'mine' ? 'form.mine' : 'form.theirs')}
        {hint && <small dir="auto">{hint}</small>}
      </Row>
      <Value conflict={conflict} value={conflict[its]} />
    </label>
  )
  return (
    <Grid as="fieldset" min={200} fit gap={3} align="stretch" className="f-group">
      <legend>{title}</legend>
      <div className="p-box p-stack p-quiet">
        <span className="p-small">{translate('history.before')}</span>
        <Value conflict={conflict} value={conflict.base} />
      </div>
      {option('mine', null)}
      {option('theirs', who)}
      {locked && <p className="p-quiet p-small r-wide">{translate('form.merge.locked')}</p>}
    </Grid>
  )
}

/** Example: `Detalle, línea 2: Cantidad`. */
function useTitle({ field, within }: Conflict) {
  const { translate, labels } = useTexts()
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
    return <em>{translate('history.rowRemoved')}</em>
  }
  return (
    <Text strong>
      <ShownValue
        field={field}
        value={value}
        as={field.isText || field.isBulky ? 'Display' : 'Cell'}
      />
    </Text>
  )
}
