import Check from '@mui/icons-material/CheckRounded'
import Folder from '@mui/icons-material/FolderOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { chosenOf, type Item } from './items'
import type { Tree } from './tree'
import { useManager } from './useManaging'

export interface MoveDialogProps {
  readonly items: readonly Item[]
  readonly onClose: () => void
}

/** Where to: every folder one may write in, but none that is moved itself or lies in one that is. */
export function MoveDialog({ items, onClose }: MoveDialogProps) {
  const translate = useTranslate()
  const id = useId()
  const { tree, move } = useManager()
  const [to, setTo] = useState<number | null>()
  const [isBusy, setBusy] = useState(false)
  const chosen = chosenOf(items)
  const places = placesIn(tree, { folder: null, depth: 0, without: chosen.folders })
  const top = { id: null, name: translate('files.all'), depth: 0, mayPut: true }
  const all = chosen.files.length === 0 ? [top, ...places] : places
  const submit = async () => {
    if (to === undefined) return
    setBusy(true)
    await move(chosen, to).finally(() => setBusy(false))
  }
  const title =
    items.length === 1
      ? translate('files.moveOne', { name: items[0]?.name })
      : translate('files.moveMany', { number: items.length })
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent dividers sx={{ p: 0 }}>
        <List dense disablePadding>
          {all.map(place => (
            <ListItemButton
              key={place.id ?? 'top'}
              selected={to === place.id}
              aria-current={to === place.id || undefined}
              disabled={!place.mayPut}
              sx={{ paddingInlineStart: 2 + place.depth * 2.5 }}
              onClick={() => setTo(place.id)}
            >
              <ListItemIcon sx={{ minWidth: 36 }}>
                {to === place.id ? <Check fontSize="small" /> : <Folder fontSize="small" />}
              </ListItemIcon>
              <ListItemText primary={<bdi>{place.name}</bdi>} />
            </ListItemButton>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('app.common.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={isBusy}
          disabled={to === undefined}
          onClick={() => void submit()}
        >
          {translate('files.moveHere')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface Place {
  readonly id: number | null
  readonly name: string
  readonly depth: number
  readonly mayPut: boolean
}
interface From {
  readonly folder: number | null
  readonly depth: number
  readonly without: readonly number[]
}

const placesIn = (tree: Tree, { folder, depth, without }: From): readonly Place[] =>
  tree.inside(folder).flatMap(({ id, NOMBRE, _can }) => {
    const own = Number(id)
    if (without.includes(own)) return []
    const place = { id: own, name: String(NOMBRE), depth, mayPut: _can?.update === true }
    return [place, ...placesIn(tree, { folder: own, depth: depth + 1, without })]
  })
