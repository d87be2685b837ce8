import { addDays } from '../../src/base/day'
import { ACCOUNT_ID } from './people'
import { chanceFrom } from './random'
import type { DemoRecord } from './record'
import { tableOf } from './tableOf'
import table from './tables/kanban.json'

const columns = ['Por hacer', 'En curso', 'En revisión', 'Terminado'] as const

/** Cards of a team board: imports, promotions, repairs, store. */
const works: readonly (readonly [title: string, label: string, column: number, due: number])[] =
  tableOf(table)

const tasks = ['Pedir cotización', 'Confirmar con el proveedor', 'Avisar al equipo'] as const

interface BoardWanted {
  readonly firstId: number
  readonly sellers: readonly number[]
  readonly today: string
}

export const createKanbanColumns = (firstId: number): readonly DemoRecord[] =>
  columns.map((NOMBRE, at) => ({ ID: firstId + at, NOMBRE, POSICION: (at + 1) * 1024 }))

export function createKanbanCards({ firstId, sellers, today }: BoardWanted): readonly DemoRecord[] {
  const chance = chanceFrom(81 + firstId)
  return works.map(([NOMBRE, label, column, due], at) => ({
    ID: firstId + at,
    COLUMNA_ID: firstId + column,
    POSICION: (at + 1) * 1024,
    NOMBRE,
    DESCRIPCION: 'Ver el detalle con el responsable antes de cerrar.',
    ETIQUETAS: at % 5 === 0 && label !== 'urgente' ? [label, 'urgente'] : [label],
    ASIGNADOS: at % 3 === 0 ? [chance.pick(sellers), ACCOUNT_ID['8']] : [chance.pick(sellers)],
    DESDE: addDays(today, due - 5),
    HASTA: addDays(today, due),
    COMPLETADA: column === 3,
    LISTA: at % 2 === 0 ? tasks.map((TEXTO, n) => ({ TEXTO, HECHO: n < column })) : [],
    COMENTARIOS:
      at % 4 === 1
        ? [
            {
              USUARIO: ACCOUNT_ID['9'],
              FECHA: `${addDays(today, -2)}T15:20:00.000Z`,
              TEXTO: '¿Cómo va esto? Lo necesito para el viernes.',
            },
          ]
        : [],
  }))
}
