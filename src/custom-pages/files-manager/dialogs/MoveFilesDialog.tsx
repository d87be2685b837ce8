import Forward from '@mui/icons-material/ChevronRightRounded'
import Folder from '@mui/icons-material/FolderOutlined'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { StateFrame } from '../../../ui/states/StateFrame'
import { Waiting } from '../../../ui/states/Waiting'
import { TitledDialog } from '../../../ui/theme/TitledDialog'
import { FolderPath, type FolderPathProps } from '../items/FolderPath'
import { type FolderItem, selectedIds } from '../state/items'
import { useManager } from '../state/useFilesManager'
import { insideFolder, useFolder, useFolders, useLooseFolders } from '../state/useLevel'

interface MoveFilesDialogProps {
  readonly items: readonly FolderItem[]
  readonly onClose: () => void
}

/** Chooses a target folder: writable, and outside the moved folders. */
export function MoveFilesDialog({ items, onClose }: MoveFilesDialogProps) {
  const translate = useTranslate()
  const { move, place } = useManager()
  const [at, setAt] = useState<number | null>(place.folder)
  const [isBusy, setBusy] = useState(false)
  const { here } = useFolder(at)
  const ids = selectedIds(items)
  const canAdd = at === null ? ids.files.length === 0 : here?._can?.update === true
  const submit = async () => {
    setBusy(true)
    await move(ids, at).finally(() => setBusy(false))
  }
  const title =
    items.length === 1
      ? translate('files.moveOne', { name: items[0]?.name })
      : translate('files.moveMany', { number: items.length })
  return (
    <TitledDialog title={title} onClose={onClose} maxWidth="xs">
      <DialogContent dividers sx={{ p: 0, minHeight: 240 }}>
        <FolderPath at={at} onGo={setAt} pad={2} className="p-below" />
        <Inside at={at} without={ids.folders} onGo={setAt} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('app.common.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={isBusy}
          disabled={!canAdd || at === place.folder}
          onClick={() => void submit()}
        >
          {translate('files.moveHere')}
        </Button>
      </DialogActions>
    </TitledDialog>
  )
}

interface InsideProps extends FolderPathProps {
  readonly without: readonly number[]
}

function Inside({ at, without, onGo }: InsideProps) {
  const translate = useTranslate()
  const { query, found: folders, next, isPending } = useFolders(insideFolder(at))
  const loose = useLooseFolders(at === null)
  const all = [...folders, ...loose].filter(({ id }) => !without.includes(Number(id)))
  if (isPending || query.error) return <Waiting error={query.error} onRetry={query.refetch} />
  if (all.length === 0) return <StateFrame icon={Folder} title={translate('files.noFolders')} />
  return (
    <>
      <List dense disablePadding aria-label={translate('files.part.folders')}>
        {all.map(({ id, NOMBRE }) => (
          <ListItemButton key={id} onClick={() => onGo(Number(id))}>
            <ListItemIcon sx={{ minWidth: 36 }}>
              <Folder fontSize="small" />
            </ListItemIcon>
            <ListItemText primary={<bdi>{String(NOMBRE)}</bdi>} />
            <Forward fontSize="small" className="p-mirror p-quiet" />
          </ListItemButton>
        ))}
      </List>
      {next && (
        <Button
          fullWidth
          color="inherit"
          loading={next.isFetchingNextPage}
          onClick={() => void next.fetchNextPage()}
        >
          {translate('files.more')}
        </Button>
      )}
    </>
  )
}
