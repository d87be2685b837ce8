import { type ReactNode, useMemo, useState } from 'react'
import { useTitleOf } from '../../fields/record/recordTitle'
import { copiedValues } from '../../model/validation/copied'
import type { DraftValues } from '../../model/validation/draft'
import { useResourceView } from '../../providers/backend/catalogueContext'
import { ErrorState, LoadingForm } from '../../ui/states/Waiting'
import { useRecord } from '../record/useRecord'

interface CopiedProps {
  readonly id: string
  /** The form, with its values and title. */
  readonly children: (values: DraftValues, title: string) => ReactNode
}

/** Reads a record once, for the form of a new one that begins with its values. */
export function Copied({ id, children }: CopiedProps) {
  const { resource, translate, me } = useResourceView()
  const titleOf = useTitleOf()
  const { data, error, refetch } = useRecord(resource, id)
  const [first, setFirst] = useState(data)
  if (data && !first) setFirst(data)
  const values = useMemo(() => first && copiedValues(resource, me, first), [resource, me, first])
  if (first && values)
    return children(
      values,
      translate('app.action.duplicateNamed', { name: titleOf(resource, first) }),
    )
  if (!error) return <LoadingForm />
  return (
    <div className="p-page">
      <ErrorState isPage error={error} onRetry={() => void refetch()} />
    </div>
  )
}
