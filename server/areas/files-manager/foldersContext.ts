import type { RequestContext } from '../../query/requestContext'

export interface FoldersContext {
  readonly folders: RequestContext
  readonly files: RequestContext
}

export const FOLDERS = 'folders'
export const FILES = 'shared-files'

export const foldersContext = (base: Omit<RequestContext, 'resource'>): FoldersContext => {
  const inResource = (name: string): RequestContext => ({
    ...base,
    resource: base.records.catalogue.get(name),
  })
  return { folders: inResource(FOLDERS), files: inResource(FILES) }
}
