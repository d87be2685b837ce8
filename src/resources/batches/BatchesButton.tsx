import History from '@mui/icons-material/HistoryRounded'
import { mayAct } from '../../model/access/access'
import { mayImport } from '../../model/import/columns'
import { useResourceView } from '../../providers/backend/useResourceView'
import { knowsBulk } from '../../providers/dataProvider/bulk'
import { later } from '../../ui/theme/later'
import { DialogOpener } from '../list/tools/DialogOpener'

const BatchesDialog = later(() => import('./BatchesDialog'), 'BatchesDialog', 'history')

/** Opens the recent imports and bulk changes, for people who may make some. */
export function BatchesButton() {
  const { resource, me, translate } = useResourceView()
  const mayMany = mayAct(resource, me, 'edit') || mayAct(resource, me, 'delete')
  if (!knowsBulk(resource) || !(mayMany || mayImport(resource, me))) return null
  return (
    <DialogOpener
      name="recent"
      label={translate('list.batches.title')}
      icon={<History />}
      Dialog={BatchesDialog}
    />
  )
}
