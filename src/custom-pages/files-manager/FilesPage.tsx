import type { SentRecord } from '../../providers/backend/catalogueContext'
import { firstOfList } from '../../providers/dataProvider/firstOfList'
import { useFileDrop } from './useFileDrop'
import './files-manager.css'
import Recent from '@mui/icons-material/AccessTimeRounded'
import NewFolder from '@mui/icons-material/CreateNewFolderOutlined'
import Bin from '@mui/icons-material/DeleteOutlineRounded'
import Folder from '@mui/icons-material/FolderOutlined'
import Star from '@mui/icons-material/StarBorderRounded'
import Upload from '@mui/icons-material/UploadRounded'
import { useGetOne, useNotify, useTranslate } from 'ra-core'
import { useEffect, useEffectEvent } from 'react'
import { useMe, useViewedUser } from '../../providers/backend/backendContext'
import { errorReason } from '../../providers/http/errorReason'
import { WriteButton } from '../../ui/controls/Button'
import { PageHead } from '../../ui/page/PageHead'
import { ItemButton } from '../../ui/primitives/Item'
import { Stack, Text } from '../../ui/primitives/layout'
import { Meter } from '../../ui/primitives/Meter'
import { Pane, Panes } from '../../ui/primitives/Panes'
import { Content } from './Content'
import { Opened } from './dialogs/Opened'
import { PlaceBar } from './PlaceBar'
import { useDropInto } from './state/dragging'
import { fileItem, isolatedSizeText } from './state/items'
import { ManagingContext, useFilesManager, useManager } from './state/useFilesManager'
import { fileViews } from './state/useFilesPlace'
import { useFileUploads } from './state/useFileUploads'
import { insideFolder, useFolder } from './state/useLevel'
import { TrashList } from './TrashList'
import { UploadList } from './UploadList'

/** Shared folders and files of the company. */
export function FilesPage() {
  const managing = useFilesManager()
  return (
    <ManagingContext value={managing}>
      <div className="p-page">
        <Place managing={managing} />
      </div>
    </ManagingContext>
  )
}

function Place({ managing }: { readonly managing: ReturnType<typeof useFilesManager> }) {
  const translate = useTranslate()
  const uploads = useFileUploads(managing)
  const into = useOwnFolder(managing)
  const viewedUser = useViewedUser()
  const { place } = managing
  const { here } = useFolder(place.view === 'all' ? place.folder : null)
  const canAdd = place.view === 'all' && (place.folder === null || here?._can?.update === true)
  const add = async (files: readonly File[]) => {
    if (files.length === 0) return
    const folder = await into()
    if (folder !== undefined) uploads.add(files, folder)
  }
  const { drop, choose, dropping } = useFileDrop(
    files => void add(files),
    !canAdd || viewedUser !== null,
  )
  const main = { className: 'fm-main', role: 'none' }
  return (
    <>
      <PageHead>{canAdd && <HeadActions onUpload={choose} />}</PageHead>
      <UploadList {...uploads} />
      <Panes className="fm-panes">
        <Rail />
        <Pane {...(drop?.getRootProps(main) ?? main)}>
          {drop && <input {...drop.getInputProps({ 'aria-label': translate('files.upload') })} />}
          <PlaceBar />
          {place.view === 'trash' ? <TrashList /> : <Content canAdd={canAdd} onUpload={choose} />}
          {drop?.isDragActive && (
            <p className="p-centred p-drop fm-drop" data-over aria-hidden="true">
              {translate('files.dropHere', {
                name: String(here?.NOMBRE ?? translate('files.mine')),
              })}
            </p>
          )}
        </Pane>
      </Panes>
      <Opened />
      {dropping}
      {place.file !== null && <Linked id={place.file} />}
    </>
  )
}

/** The file named in the address, opened over its folder. */
function Linked({ id }: { readonly id: number }) {
  const { setOpen, go } = useManager()
  const notify = useNotify()
  const { data, error } = useGetOne<SentRecord>('shared-files', { id })
  const show = useEffectEvent(() => {
    if (data) setOpen({ is: 'preview', item: fileItem(data) })
    if (error) notify(errorReason(error), { type: 'error' })
    if (data || error) go({}, true)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the file has loaded or failed
  useEffect(() => show(), [data, error])
  return null
}

/** Target of uploads: the open folder; at the top, the user's private folder, created on first use. */
function useOwnFolder({ place, go, dataProvider, refresh }: ReturnType<typeof useFilesManager>) {
  const translate = useTranslate()
  const notify = useNotify()
  const { ID } = useMe()
  return async (): Promise<number | undefined> => {
    if (place.folder !== null) return place.folder
    const NOMBRE = translate('files.mine')
    try {
      const { data } = await dataProvider.getList<SentRecord>(
        'folders',
        firstOfList('NOMBRE', 100, { ...insideFolder(null), q: NOMBRE }),
      )
      const existing = data.find(each => each.PROPIETARIO === ID && each.NOMBRE === NOMBRE)
      const own = existing ?? (await dataProvider.create('folders', { data: { NOMBRE } })).data
      if (!existing) await refresh()
      go({ folder: Number(own.id) })
      return Number(own.id)
    } catch (error) {
      notify(errorReason(error), { type: 'error' })
      return undefined
    }
  }
}

const signs = { all: Folder, recent: Recent, starred: Star, trash: Bin } as const

/** Views, and used storage. */
function Rail() {
  const translate = useTranslate()
  const { place, go, ownData } = useManager()
  const drop = useDropInto(null)
  return (
    <Pane width={212} className="fm-rail">
      <nav aria-label={translate('files.views')}>
        {fileViews.map(view => {
          const Sign = signs[view]
          return (
            <ItemButton
              compact
              key={view}
              start={<Sign fontSize="small" aria-hidden="true" />}
              title={translate(`files.${view}`)}
              aria-current={place.view === view ? 'page' : undefined}
              onClick={() => go({ view, folder: null, search: '', type: '' })}
              {...(view === 'all' && drop)}
            />
          )
        })}
      </nav>
      {ownData && (
        <Stack pad={3} className="fm-room">
          <Text size="sm" strong i18nKey="files.room" />
          <Meter
            value={ownData.used / ownData.quota}
            label={translate('files.room')}
            tone={ownData.used > ownData.quota * 0.9 ? 'error' : 'primary'}
          />
          <Text size="sm" tone="secondary">
            {translate('files.used', {
              used: isolatedSizeText(ownData.used),
              quota: isolatedSizeText(ownData.quota),
            })}
          </Text>
        </Stack>
      )}
    </Pane>
  )
}

/** New folder and upload. */
function HeadActions({ onUpload }: { readonly onUpload: () => void }) {
  const translate = useTranslate()
  const { setOpen } = useManager()
  return (
    <>
      <WriteButton
        variant="outlined"
        color="inherit"
        startIcon={<NewFolder />}
        onClick={() => setOpen({ is: 'new' })}
        i18nKey="files.newFolder"
      />
      <WriteButton variant="contained" startIcon={<Upload />} onClick={onUpload}>
        {translate('files.upload')}
      </WriteButton>
    </>
  )
}
