import { starFile } from '../../../contracts/filesManager'
import { call } from '../../../providers/dataProvider/call'
import type { FolderItem } from '../state/items'
import { useManager } from '../state/useFilesManager'

/** Actions of an entry: open, select, star, download. */
export function useItemActs(item: FolderItem) {
  const { go, setOpen, selected, setSelected, ownData, act, http, download } = useManager()
  const isSelected = selected.has(item.key)
  const isStarred = ownData?.stars[item.what].includes(item.id) ?? false
  return {
    isSelected,
    isStarred,
    open: () =>
      item.what === 'folders'
        ? go({ view: 'all', folder: item.id, search: '', type: '' })
        : setOpen({ is: 'preview', item }),
    choose: () =>
      setSelected(current => {
        const next = new Map(current)
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
