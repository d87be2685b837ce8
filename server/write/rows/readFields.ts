import { isObject } from '../../../src/base/parseJson'
import type { Message } from '../../../src/kinds/kind/kind'
import type { FieldModel } from '../../../src/model/fields/resource'
import { shapeProblem } from '../../../src/model/validation/shapeOf'
import type { FieldProblems } from '../../base/refusal'
import { readValue } from './readValue'

interface Reading {
  readonly problems: FieldProblems
  readonly rowFields: (lines: FieldModel) => readonly FieldModel[]
}

/**
 * Reads a field of a body by its kind. A wrong JSON type is a problem at once, so that rules and computations
 * never meet one.
 */
export function readField(field: FieldModel, sent: unknown, reading: Reading): unknown {
  if (field.fields) return readRows(field, sent, reading)
  return readCell(field, sent, { problems: reading.problems, place: field.name })
}

interface Cell {
  readonly problems: FieldProblems
  readonly place: string
}
function readCell(field: FieldModel, sent: unknown, { problems, place }: Cell) {
  const value = readValue(field, sent)
  const problem = typeProblem(field, value)
  if (problem) problems.add(place, problem)
  return value
}

/** Checks the number of rows before reading them. */
function readRows(lines: FieldModel, sent: unknown, { problems, rowFields }: Reading) {
  if (typeof sent !== 'object' || sent === null) return sent
  const problem = shapeProblem(lines, sent)
  if (!Array.isArray(sent) || problem?.key === 'tooManyLines') {
    problems.add(lines.name, problem ?? { key: 'notList' })
    return sent
  }
  const known = new Map(rowFields(lines).map(field => [field.name, field]))
  return sent.map((row: unknown, at) => {
    const place = `${lines.name}.${at}`
    if (!isObject(row) || !isRowKey(row._ID)) {
      problems.add(place, { key: 'wrongType' })
      return row
    }
    problems.addUnknown(row, name => name === '_ID' || known.has(name), `${place}.`)
    const cells = Object.entries(row).flatMap(([name, cell]) => {
      const field = known.get(name)
      if (!field) return name === '_ID' ? [[name, cell] as const] : []
      return [[name, readCell(field, cell, { problems, place: `${place}.${name}` })] as const]
    })
    return Object.fromEntries(cells)
  })
}

const isRowKey = (key: unknown) => key == null || typeof key === 'string' || typeof key === 'number'

const textual = new Set<string | null>(['text', 'day', 'instant'])

/** Other problems of a value of the right type are reported later, with those of the whole record. */
function typeProblem(field: FieldModel, value: unknown): Message | undefined {
  if (value === null || value === undefined || hasType(field, value)) return undefined
  return shapeProblem(field, value)
}

function hasType(field: FieldModel, value: unknown): boolean {
  if (typeof value === 'object') return hasStructure(field, value as Partial<Structure>)
  return typeof value === 'string' || !textual.has(field.store)
}

type Structure = unknown[] & Readonly<Record<'id' | 'lat' | 'lng', unknown>>
const isKey = (part: unknown) => typeof part === 'string' || typeof part === 'number'

/** Lists, files and places are the values that are not scalars. */
function hasStructure({ isList, isFile, isPlace }: FieldModel, value: Partial<Structure>): boolean {
  if (isList) return Array.isArray(value) && value.every(isKey)
  if (isFile) return typeof value.id === 'string'
  return isPlace === true && typeof value.lat === 'number' && typeof value.lng === 'number'
}
