import type { SentRecord } from '../../../providers/backend/catalogueContext'
import type { AppDataProvider } from '../../../providers/dataProvider/dataProvider'
import { firstOfList } from '../../../providers/dataProvider/firstOfList'
import { errorReason } from '../../../providers/http/errorReason'
import type { FileUploading, StoredItem } from './useFileUploads'

/** Handling of a name that exists. */
export type Choice = 'version' | 'both'

interface UploadSaverOptions {
  readonly dataProvider: AppDataProvider
  readonly refresh: () => Promise<void>
  readonly change: (id: string, now: Partial<FileUploading>) => void
}
interface StoredUpload extends Pick<FileUploading, 'id' | 'folder'> {
  readonly stored: StoredItem
}

/** Turns an upload into a new file or the next version of one. */
export function createUploadSaver({ dataProvider, refresh, change }: UploadSaverOptions) {
  const done = (id: string) => {
    change(id, { state: 'done', percent: 100 })
    void refresh()
  }
  const saveFile = async ({ id, folder, stored }: StoredUpload, name = stored.name) => {
    const data = { NOMBRE: name, CARPETA: folder, ARCHIVO: { id: stored.id } }
    await dataProvider.create('shared-files', { data })
    done(id)
  }
  const choose = async ({ id, folder, stored, same }: FileUploading, choice: Choice) => {
    if (!stored || !same) return
    change(id, { state: 'sending', percent: 100 })
    try {
      if (choice === 'both') {
        await saveFile({ id, folder, stored }, await freeName(dataProvider, folder, stored.name))
        return
      }
      const data = { ARCHIVO: { id: stored.id } }
      await dataProvider.update('shared-files', { id: same.id, data, previousData: same })
      done(id)
    } catch (error) {
      change(id, { state: 'failed', reason: errorReason(error) })
    }
  }
  return { saveFile, choose }
}

const MAX_NAME_TRIES = 50

/** Files with this name in a folder. */
export async function namedUpload(
  dataProvider: AppDataProvider,
  folder: number,
  names: readonly string[],
) {
  const { data } = await dataProvider.getList<SentRecord>(
    'shared-files',
    firstOfList('FECHA desc', MAX_NAME_TRIES, { CARPETA: folder, NOMBRE: names }),
  )
  return data
}

/** `Lista (2).pdf`, or the next free number. */
async function freeName(dataProvider: AppDataProvider, folder: number, name: string) {
  const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? []
  const names = Array.from({ length: MAX_NAME_TRIES }, (_, at) => `${stem} (${at + 2})${ending}`)
  const takenNames = new Set(
    (await namedUpload(dataProvider, folder, names)).map(({ NOMBRE }) => NOMBRE),
  )
  return names.find(each => !takenNames.has(each)) ?? name
}
