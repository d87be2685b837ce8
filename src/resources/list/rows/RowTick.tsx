import { type Identifier, useListContext, useTranslate } from 'ra-core'
import { mayAct } from '../../../model/access/access'
import type { Resource } from '../../../model/fields/resource'
import { useMe } from '../../../providers/backend/backendContext'
import { Checkbox } from '../../../ui/primitives/inputs'
import { mayChangeMany } from '../../bulk/bulkLater'

/** Checkbox that selects the row of a card. */
export function RowTick({ id }: { readonly id: Identifier }) {
  const translate = useTranslate()
  const { selectedIds, onToggleItem } = useListContext()
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside
    <label className="p-centred r-card-tick">
      <Checkbox
        aria-label={translate('app.action.selectRow')}
        checked={selectedIds.includes(id)}
        onChange={() => onToggleItem(id)}
      />
    </label>
  )
}

/** Rows are selectable if a bulk action exists. */
export function useSelectable(resource: Resource): boolean {
  const me = useMe()
  return mayAct(resource, me, 'delete') || mayChangeMany(resource, me)
}
