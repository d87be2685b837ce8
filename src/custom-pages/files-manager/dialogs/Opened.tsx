import { useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { removeFiles } from '../../../contracts/filesManager'
import { call } from '../../../providers/dataProvider/call'
import { LazyConfirm, LazyTextDialog } from '../../../ui/theme/confirmLater'
import { later } from '../../../ui/theme/later'
import { type FolderItem, selectedIds } from '../state/items'
import { useManager } from '../state/useFilesManager'

const RecordDialog = later(
  () => import('../../../resources/form/RecordDialog'),
  'RecordDialog',
  'form',
  'history',
  'columns',
  'field',
)
const MoveDialog = later(
  () => import('./MoveFilesDialog'),
  'MoveFilesDialog',
  'form',
  'history',
  'validation',
  'columns',
)
const Preview = later(() => import('./FilePreview'), 'FilePreview')

const VersionsDialog = later(() => import('./VersionsDialog'), 'VersionsDialog')

/** The open dialog; each is loaded on first use. */
export function Opened() {
  const { open, setOpen, refresh } = useManager()
  const close = () => setOpen(undefined)
  return (
    <Suspense fallback={null}>
      {(open?.is === 'new' || open?.is === 'rename') && <Naming onClose={close} />}
      {open?.is === 'edit' && (
        <RecordDialog
          resource={resourceOf(open.item)}
          id={open.item.id}
          title={open.item.name}
          onSaved={() => {
            void refresh()
            close()
          }}
          onClose={close}
        />
      )}
      {open?.is === 'move' && <MoveDialog items={open.items} onClose={close} />}
      {open?.is === 'remove' && <Removing onClose={close} />}
      {open?.is === 'versions' && <VersionsDialog item={open.item} onClose={close} />}
      {open?.is === 'preview' && <Preview key={open.item.key} item={open.item} onClose={close} />}
    </Suspense>
  )
}

const resourceOf = ({ what }: FolderItem) => (what === 'files' ? 'shared-files' : 'folders')

type Closing = { readonly onClose: () => void }

function Naming({ onClose }: Closing) {
  const translate = useTranslate()
  const { open, place, act, dataProvider } = useManager()
  const item = open?.is === 'rename' ? open.item : undefined
  const make = (NOMBRE: string) =>
    act(() => dataProvider.create('folders', { data: { NOMBRE, CARPETA: place.folder } }))
  const rename = (NOMBRE: string) =>
    item &&
    act(() =>
      dataProvider.update(resourceOf(item), {
        id: item.id,
        data: { NOMBRE },
        previousData: item.record,
      }),
    )
  return (
    <LazyTextDialog
      title={translate(item ? 'files.rename' : 'files.newFolder')}
      label={translate('files.name')}
      start={item?.name ?? ''}
      maxLength={item?.what === 'files' ? 120 : 80}
      yes={translate('files.save')}
      onDone={name => (item ? rename(name) : make(name))}
      onClose={onClose}
    />
  )
}

function Removing({ onClose }: Closing) {
  const translate = useTranslate()
  const { open, act, http } = useManager()
  if (open?.is !== 'remove') return null
  const { items } = open
  const [first] = items
  const hasFolder = items.some(({ what }) => what === 'folders')
  const text = translate(hasFolder ? 'files.removeFolderText' : 'files.removeText')
  return (
    <LazyConfirm
      title={
        items.length === 1
          ? translate('files.removeOne', { name: first?.name })
          : translate('files.removeMany', { number: items.length })
      }
      text={text}
      yes={translate('files.remove')}
      onYes={() => {
        const payload = { body: selectedIds(items), key: crypto.randomUUID() }
        void act(() => call(http, removeFiles, payload), 'files.removed')
      }}
      onNo={onClose}
    />
  )
}
