import More from '@mui/icons-material/MoreVertRounded'
import { useTranslate } from 'ra-core'
import { useViewedUser } from '../../../providers/backend/backendContext'
import { MenuButton } from '../../../ui/theme/MenuButton'
import type { FolderItem } from '../state/items'
import { useManager } from '../state/useFilesManager'
import { useItemActs } from './useItemActs'

/** Allowed actions of an entry, accessible by keyboard. */
export function ItemMenu({ item }: { readonly item: FolderItem }) {
  const translate = useTranslate()
  const viewedUser = useViewedUser()
  const { setOpen } = useManager()
  const acts = useItemActs(item)
  const fileText = (word: string) => translate(`files.${word}`)
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
    <MenuButton
      className="fm-menu"
      label={translate('files.menu', { name: item.name })}
      choices={choices}
    >
      <More fontSize="small" />
    </MenuButton>
  )
}
