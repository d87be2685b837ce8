import Alert from '@mui/material/Alert'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Chip } from '../../fields/Chip'
import type { FieldModel } from '../../model/resource'
import { useLabels } from '../../providers/labels'

interface SensitiveNoticeProps {
  readonly fields: readonly FieldModel[]
  /** How many records have such a change. */
  readonly number: number
  readonly children?: ReactNode
}

/** Above a review: how many records change something that asks for a second look. */
export function SensitiveNotice({ fields, number, children }: SensitiveNoticeProps) {
  const translate = useTranslate()
  const names = useNames(fields)
  if (number === 0) return null
  return (
    <Alert severity="warning" action={children || undefined} className="u-sensitive">
      {translate('app.bulk.sensitiveRows', { fields: names, number })}
    </Alert>
  )
}

/** Beside a record: what of it asks for a second look. */
export function SensitiveChip({ fields }: Pick<SensitiveNoticeProps, 'fields'>) {
  const translate = useTranslate()
  const names = useNames(fields)
  if (fields.length === 0) return null
  return <Chip colour="warning">{translate('app.bulk.sensitive', { fields: names })}</Chip>
}

function useNames(fields: readonly FieldModel[]) {
  const labels = useLabels()
  return fields.map(field => labels.field(field)).join(', ')
}
