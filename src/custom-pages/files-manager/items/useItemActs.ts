import { starFile } from '../../../contracts/filesManager'
import { call } from '../../../providers/dataProvider/call'
import type { FolderItem } from '../state/items'
import { useFresh } from '../state/useFresh'
import { useManager } from '../state/useManaging'

/** Actions of an entry: open, select, star, download. */
export function useItemActs(item: FolderItem) {
  const { go, setOpen, chosen, setChosen, mine, act, http } = useManager()
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
    star: () =>
      act(() => {
        const body = { what: item.what, id: item.id, starred: !isStarred }
        return call(http, starFile, { body, key: crypto.randomUUID() })
      }),
    download: () => download(item),
  }
}
