import Bin from '@mui/icons-material/DeleteOutlineRounded'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Button } from '../../pieces/Button'
import { ErrorState } from '../../pieces/states/ErrorState'
import { LoadingRows } from '../../pieces/states/Loading'
import { State } from '../../pieces/states/State'
import { timeAgo } from '../../pieces/timeAgo'
import { useLanguage, useMe } from '../../providers/backendContext'
import type { DeletedRow } from '../../providers/dataProvider/past'
import { useHeld } from '../../providers/useHeld'
import type { Sent } from '../../resources/useRecord'
import { ItemSign } from './ItemSign'
import { chosenOf, fileItem, folderItem, type Item } from './items'
import { useManager } from './useManaging'

/** What was thrown away and can come back; what went with its folder comes with it. */
export function TrashList() {
  const translate = useTranslate()
  const { dataProvider } = useManager()
  const { EMPRESA } = useMe()
  const { data, error, refetch } = useQuery({
    queryKey: ['files-manager', 'trash', EMPRESA],
    queryFn: async () => {
      const wish = { words: '', from: 0 }
      const [folders, files] = await Promise.all([
        dataProvider.trash('folders', wish),
        dataProvider.trash('shared-files', wish),
      ])
      return goneOf(folders.records, files.records)
    },
    retry: false,
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingRows />
  if (data.length === 0) return <State icon={Bin} title={translate('files.empty.trash')} />
  return (
    <>
      <p className="fm-hint">{translate('files.trashText')}</p>
      <ul className="fm-rows" aria-label={translate('files.trash')}>
        {data.map(gone => (
          <Gone key={gone.item.key} {...gone} />
        ))}
      </ul>
    </>
  )
}

interface Gone {
  readonly item: Item
  readonly at: string
  readonly by: string
}

/** Newest first; what lies in a folder that went with it is not told of by itself. */
function goneOf(folders: readonly DeletedRow[], files: readonly DeletedRow[]): readonly Gone[] {
  const went = new Map(folders.map(({ id, _DELETED }) => [Number(id), _DELETED.at]))
  const draw = (itemOf: (record: Sent) => Item) => (row: DeletedRow) => ({
    item: itemOf(row as unknown as Sent),
    at: row._DELETED.at,
    by: row._DELETED.by?.DISPLAYNAME ?? '',
  })
  const isAlone = ({ CARPETA, _DELETED }: DeletedRow) => went.get(Number(CARPETA)) !== _DELETED.at
  return [
    ...folders.filter(isAlone).map(draw(folderItem)),
    ...files.filter(isAlone).map(draw(fileItem)),
  ].toSorted((a, b) => b.at.localeCompare(a.at))
}

function Gone({ item, at, by }: Gone) {
  const translate = useTranslate()
  const language = useLanguage()
  const held = useHeld()
  const { act, calls } = useManager()
  return (
    <li className="fm-row fm-gone">
      <ItemSign item={item} />
      <span className="fm-name">
        <bdi>{item.name}</bdi>
        <small>{translate('files.goneBy', { name: by, ago: timeAgo(at, language) })}</small>
      </span>
      <Button
        variant="outlined"
        color="inherit"
        aria-label={translate('files.restoreOne', { name: item.name })}
        onClick={() => void act(() => calls.restore(chosenOf([item])), 'files.restored')}
        {...held}
      >
        {translate('files.restore')}
      </Button>
    </li>
  )
}
