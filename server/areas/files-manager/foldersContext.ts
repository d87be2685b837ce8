import { type RequestContext, requestFor } from '../../query/requestContext'

export const FOLDERS = 'folders'
export const FILES = 'shared-files'

export const foldersContext = (base: Omit<RequestContext, 'resource'>) => ({
  folders: requestFor(base, FOLDERS),
  files: requestFor(base, FILES),
})
export type FoldersContext = Readonly<ReturnType<typeof foldersContext>>
