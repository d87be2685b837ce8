import Bin from '@mui/icons-material/DeleteSweepOutlined'
import { mayAct } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useResourceView } from '../../providers/backend/useResourceView'
import { later } from '../../ui/theme/later'
import { DialogOpener } from '../list/tools/DialogOpener'

const TrashDialog = later(() => import('./TrashDialog'), 'TrashDialog', 'history', 'columns')

/** Opens the deleted records, for people who may restore them. */
export function TrashButton() {
  const { resource, translate } = useResourceView()
  const mayRestore = mayAct(resource, useMe(), 'restore')
  if (!mayRestore) return null
  return (
    <DialogOpener
      name="trash"
      label={translate('list.trash.title')}
      icon={<Bin />}
      Dialog={TrashDialog}
    />
  )
}
