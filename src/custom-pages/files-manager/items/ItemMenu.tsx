import More from '@mui/icons-material/MoreVertRounded'
import { useTranslate } from 'ra-core'
import { Suspense, useRef, useState } from 'react'
import { IconButton } from '../../../pieces/controls/Button'
import { later } from '../../../pieces/theme/later'
import { useLooked } from '../../../providers/backend/backendContext'
import type { FolderItem } from '../state/items'
import { useManager } from '../state/useManaging'
import type { ActsMenuProps } from './ActsMenu'
import { useItemActs } from './useItemActs'

const ActsMenu = later<ActsMenuProps>(() => import('./ActsMenu').then(module => module.ActsMenu))

/** Allowed actions of an entry, accessible by keyboard. */
export function ItemMenu({ item }: { readonly item: FolderItem }) {
  const translate = useTranslate()
  const looked = useLooked()
  const { setOpen } = useManager()
  const acts = useItemActs(item)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setMenu] = useState(false)
  const say = (word: string) => translate(`files.${word}`)
  const label = translate('files.menu', { name: item.name })
  const mayUpdate = item.can.update && !looked
  const choices = [
    { id: 'open', text: say('open'), onChoose: acts.open },
    {
      id: 'download',
      text: say(item.what === 'files' ? 'download' : 'zip'),
      onChoose: acts.download,
    },
    item.what === 'files' && {
      id: 'versions',
      text: say('versions'),
      onChoose: () => setOpen({ is: 'versions', item }),
    },
    !looked && { id: 'star', text: say(acts.isStarred ? 'unstar' : 'star'), onChoose: acts.star },
    mayUpdate && {
      id: 'rename',
      text: say('rename'),
      onChoose: () => setOpen({ is: 'rename', item }),
    },
    mayUpdate && { id: 'edit', text: say('share'), onChoose: () => setOpen({ is: 'edit', item }) },
    mayUpdate && {
      id: 'move',
      text: say('moveTo'),
      onChoose: () => setOpen({ is: 'move', items: [item] }),
    },
    item.can.delete &&
      !looked && {
        id: 'remove',
        text: say('remove'),
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
