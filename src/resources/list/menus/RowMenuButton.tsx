import { useTitleOf } from '../../../fields/record/recordTitle'
import { type SentRecord, useResourceView } from '../../../providers/backend/catalogueContext'
import { later } from '../../../ui/theme/later'
import { LateMenuButton } from './LateMenuButton'

const RowMenu = later(() => import('./RowMenu'), 'RowMenu', 'form', 'history')

/** Opens the actions of a row: open, edit, duplicate, next steps, delete. */
export function RowMenuButton({ record }: { readonly record: SentRecord }) {
  const { resource, translate } = useResourceView()
  const name = useTitleOf()(resource, record)
  return (
    <LateMenuButton
      className="r-row-menu"
      label={translate('list.rowMenu', { name })}
      preload={RowMenu.preload}
    >
      {(anchor, onClose) => <RowMenu record={record} anchor={anchor} onClose={onClose} />}
    </LateMenuButton>
  )
}
