import { useTranslate } from 'ra-core'
import { useLanguage, useMe } from '../../../providers/backend/backendContext'
import { timeAgo } from '../../../ui/controls/timeAgo'
import { Checkbox } from '../../../ui/primitives/inputs'
import { useDragItem, useDropInto } from '../state/dragging'
import { type FolderItem, isolatedSizeText } from '../state/items'
import { ItemMenu } from './ItemMenu'
import { ItemName, ItemPicture, ItemSign, Starred } from './ItemSign'
import { useItemActs } from './useItemActs'

/** A folder or file as a card. */
export function ItemCard({ item }: { readonly item: FolderItem }) {
  const translate = useTranslate()
  const language = useLanguage()
  const me = useMe()
  const acts = useItemActs(item)
  const dragProps = useDragItem(item)
  const drop = useDropInto(item.id)
  const isFolder = item.what === 'folders'
  const description = isFolder
    ? [translate(`files.${sharing(item, me.ID)}`)]
    : [
        item.size === undefined ? '' : isolatedSizeText(item.size),
        item.at ? timeAgo(item.at, language) : '',
      ].filter(Boolean)
  return (
    <li
      className="p-row p-box fm-card"
      data-chosen={acts.isSelected || undefined}
      {...dragProps}
      {...(isFolder && drop)}
    >
      {!isFolder && (
        <span className="p-centred fm-picture">
          <ItemPicture item={item} />
        </span>
      )}
      {isFolder && <ItemSign item={item} />}
      <ItemName item={item} sub={description.join(' · ')} onOpen={acts.open} />
      <Starred item={item} isStarred={acts.isStarred} />
      <ChooseBox item={item} isSelected={acts.isSelected} onChoose={acts.choose} />
      <ItemMenu item={item} />
    </li>
  )
}

/** Administrators also see unshared entries. */
const sharing = ({ isShared, author }: FolderItem, me: number) =>
  isShared ? 'shared' : author === me ? 'own' : 'unshared'

interface ChooseProps {
  readonly item: FolderItem
  readonly isSelected: boolean
  readonly onChoose: () => void
}

export function ChooseBox({ item, isSelected, onChoose }: ChooseProps) {
  const translate = useTranslate()
  return (
    <span className="p-centred fm-box">
      <Checkbox
        checked={isSelected}
        aria-label={translate('files.choose', { name: item.name })}
        onChange={onChoose}
      />
    </span>
  )
}
