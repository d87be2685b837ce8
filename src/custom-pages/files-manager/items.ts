import type { Can } from '../../model/access'
import type { StoredFile } from '../../model/kinds/structure'
import type { Sent } from '../../resources/useRecord'

/** A folder or a file, as the page draws both. */
export interface Item {
  readonly key: string
  readonly what: 'folders' | 'files'
  readonly id: number
  readonly name: string
  /** A type of file; folders have none. */
  readonly type: string
  readonly file: StoredFile | undefined
  readonly size: number | undefined
  readonly at: string | undefined
  readonly author: unknown
  /** Others see it too. */
  readonly isShared: boolean
  readonly can: Pick<Can, 'update' | 'delete'>
  readonly record: Sent
}

const canOf = (record: Sent) => (record._can ?? { update: false, delete: false }) as Can
const anyOf = (...lists: readonly unknown[]) =>
  lists.some(list => Array.isArray(list) && list.length > 0)

export const folderItem = (record: Sent): Item => ({
  key: `folders-${record.id}`,
  what: 'folders',
  id: Number(record.id),
  name: String(record.NOMBRE ?? ''),
  type: '',
  file: undefined,
  size: undefined,
  at: undefined,
  author: record.PROPIETARIO,
  isShared: anyOf(record.LEEN_ROLES, record.LEEN, record.EDITAN_ROLES, record.EDITAN),
  can: canOf(record),
  record,
})

export const fileItem = (record: Sent): Item => ({
  key: `files-${record.id}`,
  what: 'files',
  id: Number(record.id),
  name: String(record.NOMBRE ?? ''),
  type: String(record.TIPO ?? ''),
  file: (record.ARCHIVO as StoredFile | null) ?? undefined,
  size: record.TAMANO === null ? undefined : Number(record.TAMANO),
  at: record.FECHA ? String(record.FECHA) : undefined,
  author: record.AUTOR,
  isShared: anyOf(record.LEEN_ROLES, record.LEEN),
  can: canOf(record),
  record,
})

/** What calls of the server name them by. */
export const chosenOf = (items: readonly Item[]) => ({
  folders: items.filter(({ what }) => what === 'folders').map(({ id }) => id),
  files: items.filter(({ what }) => what === 'files').map(({ id }) => id),
})
