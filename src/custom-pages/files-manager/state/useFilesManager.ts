import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useEvent, useNotify } from 'ra-core'
import { useState } from 'react'
import { type Chosen, moveFiles, myFiles, zipFiles } from '../../../contracts/filesManager'
import type { StoredFile } from '../../../kinds/file/data'
import { namedAs } from '../../../model/access/fileRules'
import { requiredContext, useBackend, useLive } from '../../../providers/backend/backendContext'
import { useApiAddress } from '../../../providers/backend/useApiAddress'
import { useCall } from '../../../providers/backend/useCall'
import { call } from '../../../providers/dataProvider/call'
import type { AppDataProvider } from '../../../providers/dataProvider/dataProvider'
import { errorReason } from '../../../providers/http/errorReason'
import { type FolderItem, selectedIds } from './items'
import { useFilesPlace } from './useFilesPlace'

const FILE_KEYS = ['folders', 'shared-files', 'files-manager']

/** Open dialog with its entries. */
type Open =
  | { readonly is: 'new' }
  | { readonly is: 'rename' | 'edit' | 'preview' | 'versions'; readonly item: FolderItem }
  | { readonly is: 'move' | 'remove'; readonly items: readonly FolderItem[] }

/** Shared state of the page: place, folders, stars and actions. */
export function useFilesManager() {
  const { http } = useBackend()
  const notify = useNotify()
  const client = useQueryClient()
  const dataProvider = useDataProvider<AppDataProvider>()
  const { place, go } = useFilesPlace()
  const [open, setOpen] = useState<Open>()
  const [selected, setSelected] = useState<ReadonlyMap<string, FolderItem>>(new Map())
  const { data: ownData } = useCall(myFiles, {}, { queryKey: ['files-manager', 'mine'] })
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
      notify(errorReason(error), { type: 'error' })
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
    ownData,
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
    download: useDownload(dataProvider),
    move: (what: Chosen, to: number | null) =>
      act(() => {
        const body = { ...what, to }
        return call(http, moveFiles, { body, key: crypto.randomUUID() })
      }, 'files.moved'),
  }
}

/** Downloads a file, or an archive of several entries; their addresses expire after ten minutes. */
function useDownload(dataProvider: AppDataProvider) {
  const { http } = useBackend()
  const notify = useNotify()
  const apiAddress = useApiAddress()
  return async (...items: readonly FolderItem[]) => {
    const [first] = items
    const isFile = first?.what === 'files' && items.length === 1
    const fresh = async (): Promise<{ readonly name?: string; readonly url?: string }> =>
      isFile
        ? (await dataProvider.getOne('shared-files', { id: first.id })).data.ARCHIVO
        : call(http, zipFiles, { body: selectedIds(items) })
    try {
      const { name = '', url = '' } = await fresh()
      Object.assign(document.createElement('a'), { href: apiAddress(url), download: name }).click()
    } catch (error) {
      notify(errorReason(error), { type: 'error' })
    }
  }
}

type Managing = ReturnType<typeof useFilesManager>
export const [ManagingContext, useManager] = requiredContext<Managing>(
  'the parts of the files manager need the page around them',
)
