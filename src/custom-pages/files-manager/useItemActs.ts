import type { Item } from './items'
import { useFresh } from './useFresh'
import { useManager } from './useManaging'

/** What one may do with a folder or a file: opening it, choosing it, marking it, fetching it. */
export function useItemActs(item: Item) {
  const { go, setOpen, chosen, setChosen, mine, act, calls } = useManager()
  const { download } = useFresh()
  const isChosen = chosen.has(item.key)
  const isStarred = mine?.stars[item.what].includes(item.id) ?? false
  return {
    isChosen,
    isStarred,
    open: () =>
      item.what === 'folders'
        ? go({ view: 'all', folder: item.id, search: '', type: '' })
        : setOpen({ is: 'preview', item }),
    choose: () =>
      setChosen(known => {
        const next = new Map(known)
        if (!next.delete(item.key)) next.set(item.key, item)
        return next
      }),
    star: () => act(() => calls.star(item.what, item.id, !isStarred)),
    download: () => download(item),
  }
}
