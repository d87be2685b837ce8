import Folder from '@mui/icons-material/FolderOpenOutlined'
import { groupBy } from 'es-toolkit'
import { useTranslate } from 'ra-core'
import type { PropsWithChildren } from 'react'
import { useTitles } from '../../fields/record/useTitles'
import { useNarrow } from '../../fields/registry/useNarrow'
import { dateTime } from '../../kinds/dateTime/data'
import { useLanguage, useMe } from '../../providers/backend/backendContext'
import { Button, WriteButton } from '../../ui/controls/Button'
import { timeAgo } from '../../ui/controls/timeAgo'
import { Checkbox } from '../../ui/primitives/inputs'
import { Grid, Stack, Text } from '../../ui/primitives/layout'
import { NoResult } from '../../ui/states/NoResult'
import { StateFrame } from '../../ui/states/StateFrame'
import { Waiting } from '../../ui/states/Waiting'
import { ItemMenu } from './items/ItemMenu'
import { ItemName, ItemPicture, ItemSign, Starred } from './items/ItemSign'
import { useItemActs } from './items/useItemActs'
import { useLook } from './PlaceBar'
import { useDragItem, useDropInto } from './state/dragging'
import { type FolderItem, isolatedSizeText } from './state/items'
import { useManager } from './state/useFilesManager'
import { useSharedFileRules } from './state/useFileUploads'
import { useItems } from './state/useItems'

interface ContentProps {
  readonly canAdd: boolean
  readonly onUpload: () => void
}

/** Folders and files as cards or rows. */
export function Content({ canAdd, onUpload }: ContentProps) {
  const { place, go, refresh } = useManager()
  const { items, next, isPending, error } = useItems()
  if (isPending || error) return <Waiting error={error} onRetry={refresh} />
  if (items.length === 0 && (place.search || place.type))
    return <NoResult onClear={() => go({ search: '', type: '' }, true)} />
  if (items.length === 0) return <EmptyFolder canAdd={canAdd} onUpload={onUpload} />
  return (
    <>
      <Items items={items} />
      {next && (
        <div className="p-centred">
          <Button
            variant="outlined"
            loading={next.isFetchingNextPage}
            onClick={() => void next.fetchNextPage()}
            i18nKey="files.more"
          />
        </div>
      )}
    </>
  )
}

function Items({ items }: { readonly items: readonly FolderItem[] }) {
  const translate = useTranslate()
  const [look] = useLook()
  const isNarrow = useNarrow()
  const authors = useTitles(
    'users',
    items.map(({ author }) => author),
  )
  const getAuthor = ({ author }: FolderItem) => authors.get(String(author)) ?? ''
  if (look === 'list' || isNarrow)
    return (
      <ul className="fm-rows" aria-label={translate('files.content')}>
        {items.map(item => (
          <ItemRow key={item.key} item={item} author={getAuthor(item)} />
        ))}
      </ul>
    )
  const parts = Object.entries(groupBy(items, ({ what }) => what))
  return parts.map(([what, those]) => (
    <Stack as="section" key={what} gap={3} aria-label={translate(`files.part.${what}`)}>
      {parts.length > 1 && (
        <Text as="h2" size="sm" tone="secondary" strong i18nKey={`files.part.${what}`} />
      )}
      <Grid as="ul" min={216} gap={3} className="fm-cards" data-what={what}>
        {those.map(item => (
          <ItemCard key={item.key} item={item} />
        ))}
      </Grid>
    </Stack>
  ))
}

/** Empty state with the first action. */
function EmptyFolder({ canAdd, onUpload }: ContentProps) {
  const translate = useTranslate()
  const rules = useSharedFileRules()
  const { place } = useManager()
  const which = place.view === 'all' ? (canAdd ? 'put' : 'read') : place.view
  return (
    <StateFrame
      icon={Folder}
      title={translate(`files.empty.${which}`)}
      text={
        which === 'put' ? (
          <>
            {translate('files.emptyText')} <small>{rules.limitsText}</small>
          </>
        ) : undefined
      }
    >
      {which === 'put' && (
        <WriteButton variant="contained" onClick={onUpload} i18nKey="files.upload" />
      )}
    </StateFrame>
  )
}

interface FrameProps extends PropsWithChildren {
  readonly item: FolderItem
  readonly className: string
}

/** An entry that is dragged; a folder takes others. */
function ItemFrame({ item, className, children }: FrameProps) {
  const { isSelected } = useItemActs(item)
  const dragProps = useDragItem(item)
  const drop = useDropInto(item.id)
  return (
    <li
      className={className}
      data-chosen={isSelected || undefined}
      {...dragProps}
      {...(item.what === 'folders' && drop)}
    >
      {children}
    </li>
  )
}

/** A folder or file as a card. */
function ItemCard({ item }: { readonly item: FolderItem }) {
  const translate = useTranslate()
  const language = useLanguage()
  const me = useMe()
  const isFolder = item.what === 'folders'
  const description = isFolder
    ? [translate(`files.${sharing(item, me.ID)}`)]
    : [
        item.size === undefined ? '' : isolatedSizeText(item.size),
        item.at ? timeAgo(item.at, language) : '',
      ].filter(Boolean)
  return (
    <ItemFrame item={item} className="p-row p-box fm-card">
      {isFolder ? (
        <ItemSign item={item} />
      ) : (
        <span className="p-centred fm-picture">
          <ItemPicture item={item} />
        </span>
      )}
      <ItemName item={item} sub={description.join(' · ')} />
      <Starred item={item} />
      <ChooseBox item={item} />
      <ItemMenu item={item} />
    </ItemFrame>
  )
}

/** Administrators also see unshared entries. */
const sharing = ({ isShared, author }: FolderItem, me: number) =>
  isShared ? 'shared' : author === me ? 'own' : 'unshared'

function ChooseBox({ item }: { readonly item: FolderItem }) {
  const translate = useTranslate()
  const { isSelected, choose } = useItemActs(item)
  return (
    <span className="p-centred fm-box">
      <Checkbox
        checked={isSelected}
        aria-label={translate('files.choose', { name: item.name })}
        onChange={choose}
      />
    </span>
  )
}

/** A folder or file as a row: name, owner, date, size. */
function ItemRow({ item, author }: { item: FolderItem; author: string }) {
  const language = useLanguage()
  const at = item.at ? dateTime.print(item.at, {}, language) : ''
  const size = item.size === undefined ? '' : isolatedSizeText(item.size)
  return (
    <ItemFrame item={item} className="p-row p-below fm-row">
      <ChooseBox item={item} />
      <ItemSign item={item} />
      <ItemName
        item={item}
        sub={<span className="p-narrow">{[author, size].filter(Boolean).join(' · ')}</span>}
      />
      <Starred item={item} />
      <bdi className="p-clip p-quiet p-small fm-cell">{author}</bdi>
      <span className="p-clip p-quiet p-small fm-cell">{at}</span>
      <span className="p-clip p-quiet p-small fm-cell fm-size">{size}</span>
      <ItemMenu item={item} />
    </ItemFrame>
  )
}
