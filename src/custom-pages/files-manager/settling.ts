import { type AppDataProvider, listMeta } from '../../providers/dataProvider/dataProvider'
import type { Sent } from '../../resources/useRecord'
import { reasonOf } from './filesCalls'
import type { Stored, Uploading } from './useUploads'

/** What becomes of a file whose name is taken there. */
export type Choice = 'version' | 'both'

interface Settling {
  readonly dataProvider: AppDataProvider
  readonly refresh: () => Promise<void>
  readonly change: (id: string, now: Partial<Uploading>) => void
}
interface Kept extends Pick<Uploading, 'id' | 'folder'> {
  readonly stored: Stored
}

/** What came up takes its place: as a file of its own, or as the next version of one that is there. */
export function settling({ dataProvider, refresh, change }: Settling) {
  const done = (id: string) => {
    change(id, { state: 'done', percent: 100 })
    void refresh()
  }
  const keep = async ({ id, folder, stored }: Kept, name = stored.name) => {
    const data = { NOMBRE: name, CARPETA: folder, ARCHIVO: { id: stored.id } }
    await dataProvider.create('shared-files', { data })
    done(id)
  }
  const choose = async ({ id, folder, stored, same }: Uploading, choice: Choice) => {
    if (!stored || !same) return
    change(id, { state: 'sending', percent: 100 })
    try {
      if (choice === 'both') {
        await keep({ id, folder, stored }, await freeName(dataProvider, folder, stored.name))
        return
      }
      const data = { ARCHIVO: { id: stored.id } }
      await dataProvider.update('shared-files', { id: same.id, data, previousData: same })
      done(id)
    } catch (error) {
      change(id, { state: 'failed', reason: reasonOf(error) })
    }
  }
  return { keep, choose }
}

const MOST_ALIKE = 50

/** The files in a folder that are called so. */
export async function named(
  dataProvider: AppDataProvider,
  folder: number,
  names: readonly string[],
) {
  const { data } = await dataProvider.getList<Sent>('shared-files', {
    pagination: { page: 1, perPage: MOST_ALIKE },
    sort: { field: 'FECHA', order: 'DESC' },
    filter: { CARPETA: folder, NOMBRE: names },
    meta: listMeta,
  })
  return data
}

/** `Lista (2).pdf`, or the next number that is free. */
async function freeName(dataProvider: AppDataProvider, folder: number, name: string) {
  const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? []
  const names = Array.from({ length: MOST_ALIKE }, (_, at) => `${stem} (${at + 2})${ending}`)
  const taken = new Set((await named(dataProvider, folder, names)).map(({ NOMBRE }) => NOMBRE))
  return names.find(each => !taken.has(each)) ?? name
}
