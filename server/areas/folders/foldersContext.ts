import type { RequestContext } from '../../query/requestContext'

export interface FoldersContext {
  readonly folders: RequestContext
  readonly files: RequestContext
}

export const FOLDERS = 'folders'
export const FILES = 'shared-files'

export const foldersContext = (asked: Omit<RequestContext, 'resource'>): FoldersContext => {
  const of = (name: string): RequestContext => ({
    ...asked,
    resource: asked.records.catalogue.get(name),
  })
  return { folders: of(FOLDERS), files: of(FILES) }
}
