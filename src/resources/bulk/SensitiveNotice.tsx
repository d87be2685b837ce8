import Alert from '@mui/material/Alert'
import { partition } from 'es-toolkit'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { ValueChip } from '../../fields/display/ValueChip'
import type { FieldModel } from '../../model/fields/resource'
import { useLabels } from '../../providers/backend/catalogueContext'

interface SensitiveNoticeProps {
  readonly fields: readonly FieldModel[]
  /** Number of records with such a change. */
  readonly number: number
  readonly children?: ReactNode
}

/** Number of records with sensitive changes, above a review. */
export function SensitiveNotice({ fields, number, children }: SensitiveNoticeProps) {
  const translate = useTranslate()
  const names = useNames(fields)
  if (number === 0) return null
  return (
    <Alert severity="warning" action={children || undefined} className="u-sensitive">
      {translate('list.bulk.sensitiveRows', { fields: names, number })}
    </Alert>
  )
}

export function SensitiveChip({ fields }: Pick<SensitiveNoticeProps, 'fields'>) {
  const translate = useTranslate()
  const names = useNames(fields)
  if (fields.length === 0) return null
  return (
    <ValueChip colour="warning">{translate('list.bulk.sensitive', { fields: names })}</ValueChip>
  )
}

/** Rows with sensitive changes, their fields, and all rows with those first. */
export function sensitiveFirst<Row>(
  all: readonly Row[],
  sensitiveIn: (row: Row) => readonly FieldModel[],
) {
  const [rows, others] = partition(all, row => sensitiveIn(row).length > 0)
  return { rows, fields: [...new Set(rows.flatMap(sensitiveIn))], first: [...rows, ...others] }
}

function useNames(fields: readonly FieldModel[]) {
  const labels = useLabels()
  return fields.map(field => labels.field(field))
}
