import { type Identifier, useListContext, useTranslate } from 'ra-core'
import { Checkbox } from '../../../ui/primitives/inputs'

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
