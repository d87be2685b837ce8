import { addDays } from '../../src/base/day'
import { createContent, demoPdf, demoPicture, demoTable } from './files'
import { ACCOUNT_ID } from './people'
import { chanceFrom } from './random'
import type { DemoRecord } from './record'
import { tableOf } from './tableOf'
import table from './tables/folders.json'

const makers = { pdf: demoPdf, picture: demoPicture, table: demoTable }
interface Folder {
  readonly name: string
  readonly files?: readonly (readonly [keyof typeof makers, string])[]
  readonly inside?: readonly Folder[]
}
interface Shared extends Folder {
  readonly owner: keyof typeof ACCOUNT_ID
  readonly read?: readonly string[]
  readonly write?: readonly string[]
}

/** Shared documents: price lists, catalogues, evidence. */
const tree: readonly Shared[] = tableOf(table)

interface Wanted {
  readonly firstId: number
  readonly today: string
}

export function createFolders({ firstId, today }: Wanted) {
  const chance = chanceFrom(101 + firstId)
  const folders: DemoRecord[] = []
  const files: DemoRecord[] = []
  const add = (folder: Folder, shared: Shared, CARPETA: unknown = null) => {
    const ID = firstId + folders.length
    folders.push({
      ID,
      NOMBRE: folder.name,
      CARPETA,
      PROPIETARIO: ACCOUNT_ID[shared.owner],
      HEREDA: CARPETA === null ? null : true,
      LEEN_ROLES: shared.read ?? null,
      EDITAN_ROLES: shared.write ?? null,
    })
    for (const [make, name] of folder.files ?? []) {
      const ARCHIVO = makers[make](name, chance)
      files.push({
        ID: firstId + files.length,
        NOMBRE: ARCHIVO.name,
        CARPETA: ID,
        ARCHIVO,
        TIPO: types[ARCHIVO.type],
        TAMANO: createContent(ARCHIVO).length,
        AUTOR: ACCOUNT_ID[shared.owner],
        FECHA: `${addDays(today, -chance.int(1, 60))}T${chance.int(13, 21)}:20:00.000Z`,
      })
    }
    for (const inner of folder.inside ?? []) add(inner, shared, ID)
  }
  for (const shared of tree) add(shared, shared)
  return { folders, 'shared-files': files }
}

const types = { 'application/pdf': 'documento', 'image/png': 'imagen', 'text/csv': 'hoja' } as const
