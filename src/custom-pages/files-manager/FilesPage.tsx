import './files-manager.css'
import { useTranslate } from 'ra-core'
import { PageHead } from '../../pieces/PageHead'
import { useLooked } from '../../providers/backendContext'
import { Content } from './Content'
import { HeadActions } from './HeadActions'
import { Linked } from './Linked'
import { Opened } from './Opened'
import { PlaceBar } from './PlaceBar'
import { Rail } from './Rail'
import { TrashList } from './TrashList'
import { UploadList } from './UploadList'
import { useDrop } from './useDrop'
import { useFolder } from './useLevel'
import { ManagingContext, useManaging } from './useManaging'
import { useOwnFolder } from './useOwnFolder'
import { useUploads } from './useUploads'

/** Folders and files of the company worked in, as far as they are shared with one. */
export const FilesPage = () => (
  <div className="p-page">
    <Files />
  </div>
)

function Files() {
  const managing = useManaging()
  return (
    <ManagingContext value={managing}>
      <Place managing={managing} />
    </ManagingContext>
  )
}

function Place({ managing }: { readonly managing: ReturnType<typeof useManaging> }) {
  const translate = useTranslate()
  const uploads = useUploads(managing)
  const into = useOwnFolder(managing)
  const looked = useLooked()
  const { place } = managing
  const { here } = useFolder(place.view === 'all' ? place.folder : null)
  const mayPut = place.view === 'all' && (place.folder === null || here?._can?.update === true)
  const add = async (files: readonly File[]) => {
    if (files.length === 0) return
    const folder = await into()
    if (folder !== undefined) uploads.add(files, folder)
  }
  const { drop, choose, dropping } = useDrop(files => void add(files), !mayPut || looked !== null)
  const main = { className: 'fm-main', role: 'none' }
  return (
    <>
      <PageHead>{mayPut && <HeadActions onUpload={choose} />}</PageHead>
      <UploadList {...uploads} />
      <section className="p-card fm-panes">
        <Rail />
        <div {...(drop?.getRootProps(main) ?? main)}>
          {drop && <input {...drop.getInputProps({ 'aria-label': translate('files.upload') })} />}
          <PlaceBar />
          {place.view === 'trash' ? <TrashList /> : <Content mayPut={mayPut} onUpload={choose} />}
          {drop?.isDragActive && (
            <p className="fm-drop" aria-hidden="true">
              {translate('files.dropHere', {
                name: String(here?.NOMBRE ?? translate('files.mine')),
              })}
            </p>
          )}
        </div>
      </section>
      <Opened />
      {dropping}
      {place.file !== null && <Linked id={place.file} />}
    </>
  )
}
