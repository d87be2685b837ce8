import { useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { Confirm } from '../../pieces/confirmLater'
import { later } from '../../pieces/later'
import type { EditDialogProps } from './EditDialog'
import { chosenOf } from './items'
import type { MoveDialogProps } from './MoveDialog'
import type { NameDialogProps } from './NameDialog'
import type { PreviewProps } from './Preview'
import { useManager } from './useManaging'
import type { VersionsProps } from './VersionsDialog'

const EditDialog = later<EditDialogProps>(() =>
  import('./EditDialog').then(module => module.EditDialog),
)
const MoveDialog = later<MoveDialogProps>(() =>
  import('./MoveDialog').then(module => module.MoveDialog),
)
const NameDialog = later<NameDialogProps>(() =>
  import('./NameDialog').then(module => module.NameDialog),
)
const Preview = later<PreviewProps>(() => import('./Preview').then(module => module.Preview))

const VersionsDialog = later<VersionsProps>(() =>
  import('./VersionsDialog').then(module => module.VersionsDialog),
)

/** The one dialog that is open, if any; each comes when it is needed first. */
export function Opened() {
  const { open, setOpen } = useManager()
  const close = () => setOpen(undefined)
  return (
    <Suspense fallback={null}>
      {(open?.is === 'new' || open?.is === 'rename') && <Naming onClose={close} />}
      {open?.is === 'edit' && <EditDialog item={open.item} onClose={close} />}
      {open?.is === 'move' && <MoveDialog items={open.items} onClose={close} />}
      {open?.is === 'remove' && <Removing onClose={close} />}
      {open?.is === 'versions' && <VersionsDialog item={open.item} onClose={close} />}
      {open?.is === 'preview' && <Preview key={open.item.key} item={open.item} onClose={close} />}
    </Suspense>
  )
}

interface Closing {
  readonly onClose: () => void
}

function Naming({ onClose }: Closing) {
  const translate = useTranslate()
  const { open, place, act, dataProvider } = useManager()
  const item = open?.is === 'rename' ? open.item : undefined
  const make = (NOMBRE: string) =>
    act(() => dataProvider.create('folders', { data: { NOMBRE, CARPETA: place.folder } }))
  const rename = (NOMBRE: string) =>
    item &&
    act(() =>
      dataProvider.update(item.what === 'files' ? 'shared-files' : 'folders', {
        id: item.id,
        data: { NOMBRE },
        previousData: item.record,
      }),
    )
  return (
    <NameDialog
      title={translate(item ? 'files.rename' : 'files.newFolder')}
      start={item?.name ?? ''}
      maxLength={item?.what === 'files' ? 120 : 80}
      onDone={async name => void (await (item ? rename(name) : make(name)))}
      onClose={onClose}
    />
  )
}

function Removing({ onClose }: Closing) {
  const translate = useTranslate()
  const { open, act, calls } = useManager()
  if (open?.is !== 'remove') return null
  const { items } = open
  const [first] = items
  const hasFolder = items.some(({ what }) => what === 'folders')
  const text = translate(hasFolder ? 'files.removeFolderText' : 'files.removeText')
  return (
    <Confirm
      title={
        items.length === 1
          ? translate('files.removeOne', { name: first?.name })
          : translate('files.removeMany', { number: items.length })
      }
      text={text}
      yes={translate('files.remove')}
      onYes={() => void act(() => calls.remove(chosenOf(items)), 'files.removed')}
      onNo={onClose}
    />
  )
}
