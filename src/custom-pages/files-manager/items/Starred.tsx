import Star from '@mui/icons-material/StarRounded'
import { useTranslate } from 'ra-core'
import type { FolderItem } from '../state/items'

export function Starred({
  item,
  isStarred,
}: {
  readonly item: FolderItem
  readonly isStarred: boolean
}) {
  const translate = useTranslate()
  if (!isStarred) return null
  return (
    <Star
      color="warning"
      fontSize="small"
      role="img"
      aria-hidden={false}
      aria-label={translate('files.isStarred', { name: item.name })}
    />
  )
}
