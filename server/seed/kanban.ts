import { addDays } from '../../src/base/day'
import { ACCOUNT_ID } from './people'
import { chanceFrom } from './random'
import type { DemoRecord } from './record'

const columns = ['Por hacer', 'En curso', 'En revisión', 'Terminado'] as const

/** Cards of a team board: imports, promotions, repairs, store. */
const works: readonly (readonly [title: string, label: string, column: number, due: number])[] = [
  ['Liberar contenedor de auriculares en aduana', 'importacion', 1, 4],
  ['Negociar flete marítimo del segundo semestre', 'importacion', 0, 21],
  ['Registrar IMEI de la importación de mayo', 'importacion', 2, 2],
  ['Campaña Día del Padre: afiches para locales', 'promocion', 1, 6],
  ['Combo celular + audífonos para mayoristas', 'promocion', 0, 15],
  ['Revisar precios de la línea de entrada', 'promocion', 2, 3],
  ['Repuestos de pantalla: quedan menos de diez', 'reparacion', 0, 1],
  ['Llamar a clientes con equipos listos', 'reparacion', 1, 0],
  ['Reclamo por equipo reparado dos veces', 'urgente', 1, -1],
  ['Inventario de vitrinas en Cuenca', 'interno', 0, 10],
  ['Actualizar listas de precios en el mostrador', 'interno', 3, -4],
  ['Capacitar al nuevo personal de bodega', 'interno', 3, -8],
]

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
