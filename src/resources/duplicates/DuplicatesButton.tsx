import PeopleAlt from '@mui/icons-material/PeopleAltOutlined'
import { Suspense, useState } from 'react'
import { useResourceView } from '../../providers/backend/useResourceView'
import { Button } from '../../ui/controls/Button'
import { later } from '../../ui/theme/later'
import { mayMerge } from './mergeLater'

const DuplicatesDialog = later(() => import('./DuplicatesDialog'), 'DuplicatesDialog')

/** Opens the likely duplicates of a resource with `matchFields`, for people who may change and delete them. */
export function DuplicatesButton() {
  const { resource, translate, me } = useResourceView()
  const [open, setOpen] = useState(false)
  if (!mayMerge(resource, me)) return null
  const label = translate('list.duplicates.title')
  return (
    <>
      <Button
        color="inherit"
        startIcon={<PeopleAlt />}
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        onPointerEnter={() => void DuplicatesDialog.preload()}
        onClick={() => setOpen(true)}
      >
        <span className="r-word-wide">{label}</span>
      </Button>
      <Suspense fallback={null}>
        {open && <DuplicatesDialog onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
