import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useEvent, useNotify } from 'ra-core'
import { createContext, useContext, useState } from 'react'
import { tenantOf } from '../../../base/business'
import { type Chosen, moveFiles, myFiles } from '../../../contracts/filesManager'
import type { StoredFile } from '../../../kinds/file/data'
import { namedAs } from '../../../model/access/fileRules'
import { useBackend, useLive, useMe } from '../../../providers/backend/backendContext'
import { call } from '../../../providers/dataProvider/call'
import type { AppDataProvider } from '../../../providers/dataProvider/dataProvider'
import { fileErrorReason } from './fileErrorReason'
import type { FolderItem } from './items'
import { useFilesPlace } from './useFilesPlace'

const MINE_KEY = ['files-manager', 'mine']
const FILE_KEYS = ['folders', 'shared-files', 'files-manager']

/** Open dialog with its entries. */
type Open =
  | { readonly is: 'new' }
  | { readonly is: 'rename' | 'edit' | 'preview' | 'versions'; readonly item: FolderItem }
  | { readonly is: 'move' | 'remove'; readonly items: readonly FolderItem[] }

/** Shared state of the page: place, folders, stars and actions. */
export function useFilesManager() {
  const { http } = useBackend()
  const EMPRESA = tenantOf(useMe())
  const notify = useNotify()
  const client = useQueryClient()
  const dataProvider = useDataProvider<AppDataProvider>()
  const { place, go } = useFilesPlace()
  const [open, setOpen] = useState<Open>()
  const [selected, setSelected] = useState<ReadonlyMap<string, FolderItem>>(new Map())
  const ownData = useQuery({
    queryKey: [...MINE_KEY, EMPRESA],
    queryFn: () => call(http, myFiles, {}),
    retry: false,
  })
  const refresh = useEvent(async () => {
    await Promise.all(FILE_KEYS.map(key => client.invalidateQueries({ queryKey: [key] })))
  })
  useLive(news => {
    if (news === 'reset' || news.some(({ resource }) => FILE_KEYS.includes(resource)))
      void refresh()
  })
  const clear = () => setSelected(new Map())
  /** Runs an action and reloads; shows the result or error. */
  const act = async (work: () => Promise<unknown>, successMessage?: string) => {
    try {
      await work()
      setOpen(undefined)
      clear()
      if (successMessage) notify(successMessage, { type: 'success' })
    } catch (error) {
      notify(fileErrorReason(error), { type: 'error' })
    }
    await refresh()
  }
  return {
    place,
    go: (to: Parameters<typeof go>[0], replace?: boolean) => {
      clear()
      go(to, replace)
    },
    http,
    dataProvider,
    ownData: ownData.data,
    open,
    setOpen,
    selected,
    setSelected,
    act,
    refresh,
    /** Replaces the content of a file by an upload or a former version, with the extension of its type. */
    replace: (
      item: FolderItem,
      by: StoredFile | (() => Promise<StoredFile>),
      successMessage: string,
    ) =>
      act(async () => {
        const { id, type = '' } = typeof by === 'function' ? await by() : by
        await dataProvider.update('shared-files', {
          id: item.id,
          data: { ARCHIVO: { id }, NOMBRE: namedAs(item.name, type) },
          previousData: item.record,
        })
      }, successMessage),
    move: (what: Chosen, to: number | null) =>
      act(() => {
        const body = { ...what, to }
        return call(http, moveFiles, { body, key: crypto.randomUUID() })
      }, 'files.moved'),
  }
}

type Managing = ReturnType<typeof useFilesManager>
export const ManagingContext = createContext<Managing | null>(null)

export function useManager(): Managing {
  const managing = useContext(ManagingContext)
  if (!managing) throw new Error('the parts of the files manager need the page around them')
  return managing
}
