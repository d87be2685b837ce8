import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useEvent, useNotify } from 'ra-core'
import { createContext, useContext, useMemo, useState } from 'react'
import { namedAs } from '../../model/fileRules'
import type { StoredFile } from '../../model/kinds/structure'
import { useBackend, useLive, useMe } from '../../providers/backendContext'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { type Chosen, filesCalls, reasonOf } from './filesCalls'
import type { Item } from './items'
import { usePlace } from './usePlace'

const MINE = ['files-manager', 'mine']
const OURS = ['folders', 'shared-files', 'files-manager']

/** What opens over the page, and about what. */
export type Open =
  | { readonly is: 'new' }
  | { readonly is: 'rename' | 'edit' | 'preview' | 'versions'; readonly item: Item }
  | { readonly is: 'move' | 'remove'; readonly items: readonly Item[] }

/** Everything the parts of the page share: where one is, the folders, what is one's own, and what one does. */
export function useManaging() {
  const { http } = useBackend()
  const { EMPRESA } = useMe()
  const notify = useNotify()
  const client = useQueryClient()
  const dataProvider = useDataProvider<AppDataProvider>()
  const { place, go } = usePlace()
  const calls = useMemo(() => filesCalls(http), [http])
  const [open, setOpen] = useState<Open>()
  const [chosen, setChosen] = useState<ReadonlyMap<string, Item>>(new Map())
  const mine = useQuery({ queryKey: [...MINE, EMPRESA], queryFn: calls.mine, retry: false })
  const refresh = useEvent(async () => {
    await Promise.all(OURS.map(key => client.invalidateQueries({ queryKey: [key] })))
  })
  useLive(news => {
    if (news === 'reset' || news.some(({ resource }) => OURS.includes(resource))) void refresh()
  })
  const clear = () => setChosen(new Map())
  /** Does it and reads anew; says what was done, or why it could not be. */
  const act = async (work: () => Promise<unknown>, said?: string) => {
    try {
      await work()
      setOpen(undefined)
      clear()
      if (said) notify(said, { type: 'success' })
    } catch (error) {
      notify(reasonOf(error), { type: 'error' })
    }
    await refresh()
  }
  return {
    place,
    go: (to: Parameters<typeof go>[0], replace?: boolean) => {
      clear()
      go(to, replace)
    },
    calls,
    dataProvider,
    mine: mine.data,
    open,
    setOpen,
    chosen,
    setChosen,
    act,
    refresh,
    /** Puts an uploaded file, or a former version, in the place of this one's, called by what it is; says what was done, or why not. */
    replace: (item: Item, by: StoredFile | (() => Promise<StoredFile>), said: string) =>
      act(async () => {
        const { id, type = '' } = typeof by === 'function' ? await by() : by
        await dataProvider.update('shared-files', {
          id: item.id,
          data: { ARCHIVO: { id }, NOMBRE: namedAs(item.name, type) },
          previousData: item.record,
        })
      }, said),
    move: (what: Chosen, to: number | null) => act(() => calls.move(what, to), 'files.moved'),
  }
}

type Managing = ReturnType<typeof useManaging>
export const ManagingContext = createContext<Managing | null>(null)

export function useManager(): Managing {
  const managing = useContext(ManagingContext)
  if (!managing) throw new Error('the parts of the files manager need the page around them')
  return managing
}
