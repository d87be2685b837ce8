import type { Asking } from '../../records/context'

/** Who asks, for one of the two resources that shared files are made of. */
export interface FoldersAsking {
  readonly folders: Asking
  readonly files: Asking
}

export const FOLDERS = 'folders'
export const FILES = 'shared-files'

export const foldersAsking = (asked: Omit<Asking, 'resource'>): FoldersAsking => {
  const of = (name: string): Asking => ({ ...asked, resource: asked.records.catalogue.get(name) })
  return { folders: of(FOLDERS), files: of(FILES) }
}
