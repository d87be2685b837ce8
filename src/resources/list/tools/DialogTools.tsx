import Bin from '@mui/icons-material/DeleteSweepOutlined'
import History from '@mui/icons-material/HistoryRounded'
import PeopleAlt from '@mui/icons-material/PeopleAltOutlined'
import { type ReactNode, Suspense } from 'react'
import { mayAct } from '../../../model/access/access'
import { mayMerge } from '../../../model/access/mayMerge'
import { mayImport } from '../../../model/import/columns'
import { useResourceView } from '../../../providers/backend/catalogueContext'
import { knowsBulk } from '../../../providers/dataProvider/bulk'
import { later } from '../../../ui/theme/later'
import type { Later } from '../../../ui/theme/plainLater'
import { ToolButton } from './ToolButton'
import { useOpened } from './useOpened'

const TrashDialog = later(
  () => import('../../trash/TrashDialog'),
  'TrashDialog',
  'history',
  'columns',
)
const BatchesDialog = later(() => import('../../batches/BatchesDialog'), 'BatchesDialog', 'history')
const DuplicatesDialog = later(
  () => import('../../duplicates/DuplicatesDialog'),
  'DuplicatesDialog',
)

/** Opens the deleted records, for people who may restore them. */
export function TrashButton() {
  const { resource, me } = useResourceView()
  return (
    mayAct(resource, me, 'restore') && <Opener name="trash" icon={<Bin />} Dialog={TrashDialog} />
  )
}

/** Opens the recent imports and bulk changes, for people who may make some. */
export function BatchesButton() {
  const { resource, me } = useResourceView()
  const mayMany = mayAct(resource, me, 'edit') || mayAct(resource, me, 'delete')
  if (!knowsBulk(resource) || !(mayMany || mayImport(resource, me))) return null
  return <Opener name="recent" icon={<History />} Dialog={BatchesDialog} />
}

/** Opens the likely duplicates of a resource with `matchFields`, for people who may change and delete them. */
export function DuplicatesButton() {
  const { resource, me } = useResourceView()
  return (
    mayMerge(resource, me) && (
      <Opener
        name="duplicates"
        className="r-wide-only"
        icon={<PeopleAlt />}
        Dialog={DuplicatesDialog}
      />
    )
  )
}

interface OpenerProps {
  /** In an address that opens it. */
  readonly name: keyof typeof labels
  readonly icon: ReactNode
  readonly className?: string
  readonly Dialog: Later<{ readonly onClose: () => void }>
}
const labels = {
  trash: 'list.trash.title',
  recent: 'list.batches.title',
  duplicates: 'list.duplicates.title',
} as const

/** A tool of a list that opens a dialog, whose code loads as the pointer comes near. */
function Opener({ name, icon, className = '', Dialog }: OpenerProps) {
  const { isOpen, open, close } = useOpened(name)
  const label = useResourceView().translate(labels[name])
  return (
    <>
      <ToolButton
        className={className}
        startIcon={icon}
        aria-haspopup="dialog"
        label={label}
        onPointerEnter={() => void Dialog.preload()}
        onClick={open}
      />
      <Suspense fallback={null}>{isOpen && <Dialog onClose={close} />}</Suspense>
    </>
  )
}
