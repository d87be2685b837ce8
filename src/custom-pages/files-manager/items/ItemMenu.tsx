import More from '@mui/icons-material/MoreVertRounded'
import { useTranslate } from 'ra-core'
import { Suspense, useRef, useState } from 'react'
import { useViewedUser } from '../../../providers/backend/backendContext'
import { IconButton } from '../../../ui/controls/Button'
import { later } from '../../../ui/theme/later'
import type { FolderItem } from '../state/items'
import { useManager } from '../state/useFilesManager'
import { useItemActs } from './useItemActs'

const ActsMenu = later(async () => (await import('./ActsMenu')).ActsMenu)

/** Allowed actions of an entry, accessible by keyboard. */
export function ItemMenu({ item }: { readonly item: FolderItem }) {
  const translate = useTranslate()
  const viewedUser = useViewedUser()
  const { setOpen } = useManager()
  const acts = useItemActs(item)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setMenu] = useState(false)
  const fileText = (word: string) => translate(`files.${word}`)
  const label = translate('files.menu', { name: item.name })
  const canUpdate = item.can.update && !viewedUser
  const choices = [
    { id: 'open', text: fileText('open'), onChoose: acts.open },
    {
      id: 'download',
      text: fileText(item.what === 'files' ? 'download' : 'zip'),
      onChoose: acts.download,
    },
    item.what === 'files' && {
      id: 'versions',
      text: fileText('versions'),
      onChoose: () => setOpen({ is: 'versions', item }),
    },
    !viewedUser && {
      id: 'star',
      text: fileText(acts.isStarred ? 'unstar' : 'star'),
      onChoose: acts.star,
    },
    canUpdate && {
      id: 'rename',
      text: fileText('rename'),
      onChoose: () => setOpen({ is: 'rename', item }),
    },
    canUpdate && {
      id: 'edit',
      text: fileText('share'),
      onChoose: () => setOpen({ is: 'edit', item }),
    },
    canUpdate && {
      id: 'move',
      text: fileText('moveTo'),
      onChoose: () => setOpen({ is: 'move', items: [item] }),
    },
    item.can.delete &&
      !viewedUser && {
        id: 'remove',
        text: fileText('remove'),
        onChoose: () => setOpen({ is: 'remove', items: [item] }),
      },
  ].filter(choice => choice !== false)
  return (
    <>
      <IconButton
        ref={button}
        className="fm-menu"
        aria-label={label}
        aria-haspopup="menu"
        onPointerEnter={() => void ActsMenu.preload()}
        onClick={() => setMenu(true)}
      >
        <More fontSize="small" />
      </IconButton>
      <Suspense fallback={null}>
        {isOpen && (
          <ActsMenu
            anchor={button.current}
            label={label}
            choices={choices}
            onClose={() => setMenu(false)}
          />
        )}
      </Suspense>
    </>
  )
}
