import { useTranslate } from 'ra-core'
import { timeAgo } from '../../pieces/timeAgo'
import { useLanguage, useMe } from '../../providers/backendContext'
import { useCarry, useDropInto } from './carrying'
import { ItemMenu } from './ItemMenu'
import { ItemPicture, ItemSign } from './ItemSign'
import type { Item } from './items'
import { Starred } from './Starred'
import { sizeSaid } from './sizeSaid'
import { useItemActs } from './useItemActs'

/** A folder or a file as a card: opened by its name, chosen by its box. */
export function ItemCard({ item }: { readonly item: Item }) {
  const translate = useTranslate()
  const language = useLanguage()
  const me = useMe()
  const acts = useItemActs(item)
  const carry = useCarry(item)
  const drop = useDropInto(item.id)
  const isFolder = item.what === 'folders'
  const said = isFolder
    ? [translate(`files.${sharing(item, me.ID)}`)]
    : [
        item.size === undefined ? '' : sizeSaid(item.size),
        item.at ? timeAgo(item.at, language) : '',
      ].filter(Boolean)
  return (
    <li
      className="fm-card"
      data-chosen={acts.isChosen || undefined}
      {...carry}
      {...(isFolder && drop)}
    >
      {!isFolder && (
        <span className="fm-picture">
          <ItemPicture item={item} />
        </span>
      )}
      {isFolder && <ItemSign item={item} />}
      <button type="button" className="fm-name" title={item.name} onClick={acts.open}>
        <bdi>{item.name}</bdi>
        {said.length > 0 && <small>{said.join(' · ')}</small>}
      </button>
      <Starred item={item} isStarred={acts.isStarred} />
      <ChooseBox item={item} isChosen={acts.isChosen} onChoose={acts.choose} />
      <ItemMenu item={item} />
    </li>
  )
}

/** Administrators see what is shared with nobody. */
const sharing = ({ isShared, author }: Item, me: number) =>
  isShared ? 'shared' : author === me ? 'own' : 'unshared'

interface ChooseProps {
  readonly item: Item
  readonly isChosen: boolean
  readonly onChoose: () => void
}

export function ChooseBox({ item, isChosen, onChoose }: ChooseProps) {
  const translate = useTranslate()
  return (
    <label className="fm-box">
      <input
        type="checkbox"
        checked={isChosen}
        aria-label={translate('files.choose', { name: item.name })}
        onChange={onChoose}
      />
    </label>
  )
}
