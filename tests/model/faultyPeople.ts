import { createCatalogue, SchemaError } from '../../src/model/check/catalogue'
import type { AnySchema } from '../../src/model/schema'

export const tasks: AnySchema = {
  ...{ name: 'tasks', table: 'TAREA', key: 'ID', title: 'TITULO', label: 'Tarea | Tareas' },
  fields: {
    ID: { kind: 'id' },
    TITULO: { kind: 'text', required: true },
    PARA: { kind: 'reference', resource: 'people', required: true },
    VENCE: { kind: 'date' },
    ESTADO: { kind: 'status', flow: 'vida' },
  },
  flow: {
    vida: {
      initial: 1,
      states: {
        1: { label: 'Abierta', colour: 'info' },
        2: { label: 'Hecha', colour: 'success' },
      },
      transitions: { hacer: { label: 'Hacer', from: [1], to: 2, allow: ['admin'] } },
    },
  },
  access: { admin: 'all' },
}
export const people: AnySchema = {
  ...{ name: 'people', table: 'PERSONA', key: 'ID', title: 'NOMBRE', label: 'Persona | Personas' },
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text' },
    NACIO: { kind: 'date' },
    VISTO: { kind: 'dateTime' },
    SUELDO: { kind: 'money', min: 0 },
    BONO: { kind: 'computed', formula: { mul: ['SUELDO', 0.1] } },
    JEFE: { kind: 'reference', resource: 'people' },
    LINEAS: { kind: 'lines', fields: { NOTA: { kind: 'text' }, N: { kind: 'integer' } } },
    ESTADO: { kind: 'status', flow: 'vida' },
  },
  access: { admin: 'all' },
}

/** Mistakes of the schema of people with these words and fields, beside that of their tasks. */
export function problemsOf(more: object, fields: object = {}): readonly string[] {
  try {
    createCatalogue([
      tasks,
      { ...people, fields: { ...people.fields, ...fields }, ...more } as AnySchema,
    ])
    return []
  } catch (error) {
    if (error instanceof SchemaError) return error.problems
    throw error
  }
}

/** A flow with one transition, with these words. */
export const flowWith = (transition: object) => ({
  flow: {
    vida: {
      ...tasks.flow?.vida,
      transitions: { ir: { label: 'Ir', from: [1], to: 2, allow: ['admin'], ...transition } },
    },
  },
})
export const transition = 'people.flow.vida.transitions.ir'
