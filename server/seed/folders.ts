import { addDays } from '../../src/base/day'
import { createContent, type DemoFile, demoPdf, demoPicture, demoTable } from './files'
import { ACCOUNT_ID } from './people'
import { type Chance, chanceFrom } from './random'
import type { DemoRecord } from './record'

type Make = (name: string, chance: Chance) => DemoFile
interface Folder {
  readonly name: string
  readonly files?: readonly (readonly [Make, string])[]
  readonly inside?: readonly Folder[]
}
interface Shared extends Folder {
  readonly owner: keyof typeof ACCOUNT_ID
  readonly read?: readonly string[]
  readonly write?: readonly string[]
}

const sellers = ['7', '6', '5'] as const

/** Shared documents: price lists, catalogues, evidence. */
const tree: readonly Shared[] = [
  {
    name: 'Listas de precios',
    owner: '9',
    read: [...sellers, '31'],
    files: [
      [demoTable, 'Lista mayorista junio 2026'],
      [demoTable, 'Lista distribuidor junio 2026'],
      [demoPdf, 'Condiciones de crédito y plazos'],
      [demoPdf, 'Política de descuentos'],
    ],
    inside: [{ name: 'Meses anteriores', files: [[demoTable, 'Lista mayorista mayo 2026']] }],
  },
  {
    name: 'Catálogos',
    owner: '10',
    read: [...sellers, '8', '9', '31', '0', '1', '2'],
    files: [
      [demoPdf, 'Catálogo de celulares 2026'],
      [demoPdf, 'Catálogo de accesorios 2026'],
      [demoPicture, 'KONDOR K55 AZUL'],
      [demoPicture, 'KONDOR K55 NEGRO'],
      [demoPicture, 'ANDES A12 VERDE'],
      [demoPicture, 'ANDES A12 LILA'],
    ],
    inside: [{ name: 'Manuales de usuario', files: [[demoPdf, 'Manual KONDOR K55']] }],
  },
  {
    name: 'Evidencias de entrega',
    owner: '8',
    read: ['9', '6'],
    write: ['8', '7'],
    inside: [
      { name: 'Mayo', files: [[demoPdf, 'Guía 000187-firmada']] },
      {
        name: 'Junio',
        files: [
          [demoPdf, 'Guía 000214-firmada'],
          [demoPicture, 'Entrega en local del cliente'],
        ],
      },
    ],
  },
  {
    name: 'Campañas',
    owner: '10',
    read: [...sellers],
    write: ['5'],
    inside: [
      {
        name: 'Día del Padre',
        files: [
          [demoPdf, 'Bases de la promoción'],
          [demoPicture, 'Afiche para vitrina'],
        ],
      },
    ],
  },
  {
    name: 'Capacitación',
    owner: '9',
    read: [...sellers, '8'],
    files: [
      [demoPdf, 'Guía de bienvenida'],
      [demoPdf, 'Cómo registrar una garantía'],
    ],
  },
  { name: 'Gerencia', owner: '10', files: [[demoPdf, 'Presupuesto del segundo semestre']] },
  { name: 'Mis visitas', owner: '7', files: [[demoPicture, 'Vitrina renovada en Azogues']] },
]

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
      const ARCHIVO = make(name, chance)
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
