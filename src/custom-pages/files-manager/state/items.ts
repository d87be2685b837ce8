import type { StoredFile } from '../../../kinds/file/data'
import type { Can } from '../../../model/access/can'
import { sizeText } from '../../../model/access/fileRules'
import type { SentRecord } from '../../../providers/backend/catalogueContext'

/** A folder or file for display. */
export interface FolderItem {
  readonly key: string
  readonly what: 'folders' | 'files'
  readonly id: number
  readonly name: string
  /** Media type; empty for folders. */
  readonly type: string
  readonly file?: StoredFile | undefined
  readonly size?: number | undefined
  readonly at?: string | undefined
  readonly author: unknown
  /** Visible to others. */
  readonly isShared: boolean
  readonly can: Pick<Can, 'update' | 'delete'>
  readonly record: SentRecord
}

const matchesAny = (...lists: readonly unknown[]) =>
  lists.some(list => Array.isArray(list) && list.length > 0)

const itemOf = (what: FolderItem['what'], record: SentRecord) => ({
  ...{ what, record, key: `${what}-${record.id}`, id: Number(record.id) },
  name: String(record.NOMBRE ?? ''),
  can: (record._can ?? { update: false, delete: false }) as Can,
})

export const folderItem = (record: SentRecord): FolderItem => ({
  ...itemOf('folders', record),
  type: '',
  author: record.PROPIETARIO,
  isShared: matchesAny(record.LEEN_ROLES, record.LEEN, record.EDITAN_ROLES, record.EDITAN),
})

export const fileItem = (record: SentRecord): FolderItem => ({
  ...itemOf('files', record),
  type: String(record.TIPO ?? ''),
  file: (record.ARCHIVO as StoredFile | null) ?? undefined,
  size: record.TAMANO === null ? undefined : Number(record.TAMANO),
  at: record.FECHA ? String(record.FECHA) : undefined,
  author: record.AUTOR,
  isShared: matchesAny(record.LEEN_ROLES, record.LEEN),
})

/** Ids for server calls. */
export const selectedIds = (items: readonly FolderItem[]) => ({
  folders: items.filter(({ what }) => what === 'folders').map(({ id }) => id),
  files: items.filter(({ what }) => what === 'files').map(({ id }) => id),
})

/** `22 kB`, isolated for right-to-left text. */
export const isolatedSizeText = (bytes: number) => `\u2066${sizeText(bytes)}\u2069`
