import Audio from '@mui/icons-material/AudiotrackOutlined'
import Document from '@mui/icons-material/DescriptionOutlined'
import Folder from '@mui/icons-material/FolderRounded'
import FolderShared from '@mui/icons-material/FolderSharedOutlined'
import Archive from '@mui/icons-material/FolderZipOutlined'
import Image from '@mui/icons-material/ImageOutlined'
import Video from '@mui/icons-material/MovieOutlined'
import Slides from '@mui/icons-material/SlideshowOutlined'
import Star from '@mui/icons-material/StarRounded'
import Sheet from '@mui/icons-material/TableChartOutlined'
import { useTranslate } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { useApiAddress } from '../../../providers/backend/useApiAddress'
import { Stack, Text, type Tone } from '../../../ui/primitives/layout'
import type { FolderItem } from '../state/items'
import { useItemActs } from './useItemActs'

const signs: Readonly<Record<string, typeof Document>> = {
  documento: Document,
  hoja: Sheet,
  imagen: Image,
  presentacion: Slides,
  audio: Audio,
  video: Video,
  comprimido: Archive,
}

const tones: Readonly<Record<string, Tone>> = {
  documento: 'error',
  hoja: 'success',
  imagen: 'info',
  presentacion: 'warning',
}

/** Icon and colour by type. */
export function ItemSign({ item }: { readonly item: FolderItem }) {
  const isFolder = item.what === 'folders'
  const Sign = isFolder ? (item.isShared ? FolderShared : Folder) : (signs[item.type] ?? Document)
  return (
    <span className={`fm-sign tone-${isFolder ? 'warning' : tones[item.type]}`} aria-hidden="true">
      <Sign fontSize="inherit" />
    </span>
  )
}

/** Name and second line; a click opens the folder or file. */
export const ItemName = ({ item, sub }: { readonly item: FolderItem; readonly sub: ReactNode }) => (
  <button
    type="button"
    className="p-grow fm-name"
    title={item.name}
    onClick={useItemActs(item).open}
  >
    <Stack as="span" gap={0} align="start">
      <Text as="bdi" size="md" strong clip className="fm-text">
        {item.name}
      </Text>
      <Text size="xs" tone="secondary">
        {sub}
      </Text>
    </Stack>
  </button>
)

/** Thumbnail of an image, otherwise its icon. */
export function ItemPicture({ item }: { readonly item: FolderItem }) {
  const apiAddress = useApiAddress()
  const url = item.type === 'imagen' ? item.file?.url : undefined
  const [broken, setBroken] = useState<string>()
  if (!url || broken === url) return <ItemSign item={item} />
  return (
    <img
      src={apiAddress(url)}
      alt=""
      loading="lazy"
      draggable={false}
      onError={() => setBroken(url)}
    />
  )
}

export function Starred({ item }: { readonly item: FolderItem }) {
  const label = useTranslate()('files.isStarred', { name: item.name })
  return (
    useItemActs(item).isStarred && (
      <Star color="warning" fontSize="small" role="img" aria-hidden={false} aria-label={label} />
    )
  )
}
