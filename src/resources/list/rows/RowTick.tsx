import { type Identifier, useListContext, useTranslate } from 'ra-core'

/** Checkbox that selects the row of a card. */
export function RowTick({ id }: { readonly id: Identifier }) {
  const translate = useTranslate()
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <label className="p-centred r-card-tick">
      <input
        type="checkbox"
        aria-label={translate('app.action.selectRow')}
        checked={selectedIds.includes(id)}
        onChange={() => onToggleItem(id)}
      />
    </label>
  )
}
