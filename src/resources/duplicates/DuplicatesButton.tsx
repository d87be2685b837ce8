import PeopleAlt from '@mui/icons-material/PeopleAltOutlined'
import { mayMerge } from '../../model/access/mayMerge'
import { useResourceView } from '../../providers/backend/useResourceView'
import { later } from '../../ui/theme/later'
import { DialogOpener } from '../list/tools/DialogOpener'

const DuplicatesDialog = later(() => import('./DuplicatesDialog'), 'DuplicatesDialog')

/** Opens the likely duplicates of a resource with `matchFields`, for people who may change and delete them. */
export function DuplicatesButton() {
  const { resource, me, translate } = useResourceView()
  if (!mayMerge(resource, me)) return null
  return (
    <DialogOpener
      name="duplicates"
      label={translate('list.duplicates.title')}
      icon={<PeopleAlt />}
      Dialog={DuplicatesDialog}
    />
  )
}
