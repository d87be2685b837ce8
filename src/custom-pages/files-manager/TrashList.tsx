import Bin from '@mui/icons-material/DeleteOutlineRounded'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { restoreFiles } from '../../contracts/filesManager'
import { useLanguage } from '../../providers/backend/backendContext'
import type { SentRecord } from '../../providers/backend/catalogueContext'
import { call } from '../../providers/dataProvider/call'
import type { DeletedRow } from '../../providers/dataProvider/past'
import { WriteButton } from '../../ui/controls/Button'
import { timeAgo } from '../../ui/controls/timeAgo'
import { Item } from '../../ui/primitives/Item'
import { Stack, Text } from '../../ui/primitives/layout'
import { StateFrame } from '../../ui/states/StateFrame'
import { Waiting } from '../../ui/states/Waiting'
import { ItemSign } from './items/ItemSign'
import { type FolderItem, fileItem, folderItem, selectedIds } from './state/items'
import { useManager } from './state/useFilesManager'

/** Deleted entries that can be restored; contents are restored with their folder. */
export function TrashList() {
  const translate = useTranslate()
  const { dataProvider } = useManager()
  const { data, error, refetch } = useQuery({
    queryKey: ['files-manager', 'trash'],
    queryFn: async () => {
      const query = { words: '', from: 0 }
      const [folders, files] = await Promise.all([
        dataProvider.trash('folders', query),
        dataProvider.trash('shared-files', query),
      ])
      return deletedItems(folders.records, files.records)
    },
  })
  if (error || !data) return <Waiting error={error} onRetry={refetch} />
  if (data.length === 0) return <StateFrame icon={Bin} title={translate('files.empty.trash')} />
  return (
    <>
      <Text as="p" size="md" tone="secondary" i18nKey="files.trashText" />
      <Stack as="ul" gap={0} divided aria-label={translate('files.trash')}>
        {data.map(item => (
          <DeletedItem key={item.item.key} {...item} />
        ))}
      </Stack>
    </>
  )
}

interface DeletedItem {
  readonly item: FolderItem
  readonly at: string
  readonly by: string
}

/** Newest first, without contents of deleted folders. */
function deletedItems(
  folders: readonly DeletedRow[],
  files: readonly DeletedRow[],
): readonly DeletedItem[] {
  const went = new Map(folders.map(({ id, _DELETED }) => [Number(id), _DELETED.at]))
  const draw = (toItem: (record: SentRecord) => FolderItem) => (row: DeletedRow) => ({
    item: toItem(row as SentRecord),
    at: row._DELETED.at,
    by: row._DELETED.by?.DISPLAYNAME ?? '',
  })
  const isAlone = ({ CARPETA, _DELETED }: DeletedRow) => went.get(Number(CARPETA)) !== _DELETED.at
  return [
    ...folders.filter(isAlone).map(draw(folderItem)),
    ...files.filter(isAlone).map(draw(fileItem)),
  ].toSorted((a, b) => b.at.localeCompare(a.at))
}

function DeletedItem({ item, at, by }: DeletedItem) {
  const translate = useTranslate()
  const language = useLanguage()
  const { act, http } = useManager()
  return (
    <li>
      <Item
        start={<ItemSign item={item} />}
        title={<bdi>{item.name}</bdi>}
        sub={translate('files.goneBy', { name: by, ago: timeAgo(at, language) })}
        end={
          <WriteButton
            variant="outlined"
            color="inherit"
            aria-label={translate('files.restoreOne', { name: item.name })}
            onClick={() => {
              const payload = { body: selectedIds([item]), key: crypto.randomUUID() }
              void act(() => call(http, restoreFiles, payload), 'files.restored')
            }}
            i18nKey="files.restore"
          />
        }
      />
    </li>
  )
}
