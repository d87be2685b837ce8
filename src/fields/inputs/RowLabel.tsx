import type { ReactNode } from 'react'
import type { FieldModel } from '../../model/resource'
import { useLabels } from '../../providers/labels'

/** Says beside an input in a card what the head of the table says on wide screens. */
export const RowLabel = ({
  field,
  children,
}: {
  readonly field: FieldModel
  readonly children: ReactNode
}) => (
  <div className="f-card-field">
    <span aria-hidden="true">{useLabels().field(field)}</span>
    {children}
  </div>
)
