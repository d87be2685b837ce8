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
  const isFile = item.what === 'files'
  const canUpdate = item.can.update && !viewedUser
  const choice = (id: string, onChoose: () => void, word = id) =>
    ({ id, text: translate(`files.${word}`), onChoose }) as const
  const choices = [
    choice('open', acts.open),
    choice('download', acts.download, isFile ? 'download' : 'zip'),
    isFile && choice('versions', () => setOpen({ is: 'versions', item })),
    !viewedUser && choice('star', acts.star, acts.isStarred ? 'unstar' : 'star'),
    canUpdate && choice('rename', () => setOpen({ is: 'rename', item })),
    canUpdate && choice('edit', () => setOpen({ is: 'edit', item }), 'share'),
    canUpdate && choice('move', () => setOpen({ is: 'move', items: [item] }), 'moveTo'),
    item.can.delete &&
      !viewedUser &&
      choice('remove', () => setOpen({ is: 'remove', items: [item] })),
  ].filter(each => each !== false)
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
