import { dateTime } from '../../../kinds/dateTime/data'
import { useLanguage } from '../../../providers/backend/backendContext'
import { useDragItem, useDropInto } from '../state/dragging'
import { isolatedSizeText } from '../state/isolatedSizeText'
import type { FolderItem } from '../state/items'
import { ChooseBox } from './ItemCard'
import { ItemMenu } from './ItemMenu'
import { ItemName, ItemSign } from './ItemSign'
import { Starred } from './Starred'
import { useItemActs } from './useItemActs'

interface ItemRowProps {
  readonly item: FolderItem
  readonly author: string
}

/** A folder or file as a row: name, owner, date, size. */
export function ItemRow({ item, author }: ItemRowProps) {
  const language = useLanguage()
  const acts = useItemActs(item)
  const dragProps = useDragItem(item)
  const drop = useDropInto(item.id)
  const at = item.at ? dateTime.print(item.at, {}, language) : ''
  const size = item.size === undefined ? '' : isolatedSizeText(item.size)
  return (
    <li
      className="p-row p-below fm-row"
      data-chosen={acts.isSelected || undefined}
      {...dragProps}
      {...(item.what === 'folders' && drop)}
    >
      <ChooseBox item={item} isSelected={acts.isSelected} onChoose={acts.choose} />
      <ItemSign item={item} />
      <ItemName
        item={item}
        sub={<span className="p-narrow">{[author, size].filter(Boolean).join(' · ')}</span>}
        onOpen={acts.open}
      />
      <Starred item={item} isStarred={acts.isStarred} />
      <bdi className="p-clip p-quiet p-small fm-cell">{author}</bdi>
      <span className="p-clip p-quiet p-small fm-cell">{at}</span>
      <span className="p-clip p-quiet p-small fm-cell fm-size">{size}</span>
      <ItemMenu item={item} />
    </li>
  )
}
