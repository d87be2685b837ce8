import { expect, test } from 'vitest'
import {
  cellRangeOf,
  filledDown,
  filledFrom,
  placed,
  readBlock,
  writeBlock,
} from '../../src/resources/sheet/cells/block'
import { readTyped, textOfValue } from '../../src/resources/sheet/cells/cellText'
import {
  blankSheet,
  reduceSheet,
  type SheetState,
} from '../../src/resources/sheet/cells/sheetState'
import { catalogue } from '../screens/listSchemas'

const things = catalogue.get('things')
const field = (name: string) => {
  const found = things.fields.get(name)
  if (!found) throw new Error(name)
  return found
}

test('a block of a spreadsheet is rows of cells, also with line breaks in them', () => {
  expect(readBlock('a\t1,5\r\n"dos\nlíneas"\t"di ""no"""\r\n')).toEqual([
    ['a', '1,5'],
    ['dos\nlíneas', 'di "no"'],
  ])
  const rows = [
    ['a\tb', 'c'],
    ['', 'x\ny'],
  ]
  expect(readBlock(writeBlock(rows))).toEqual(rows)
})

test('a block goes down and right from the corner; one cell fills all that is selected', () => {
  const at = { row: 2, col: 1 }
  expect(placed({ texts: [['a', 'b'], ['c']] }, cellRangeOf(at, at))).toMatchObject([
    { row: 2, col: 1, text: 'a', column: ['a', 'c'] },
    { row: 2, col: 2, text: 'b' },
    { row: 3, col: 1, text: 'c' },
  ])
  expect(placed({ texts: [['x']] }, cellRangeOf(at, { row: 1, col: 0 }))).toHaveLength(4)
})

test('filling down takes the first row, or the row above a single one', () => {
  const heldAt = ({ row }: { row: number }) => ({ field: field('NOMBRE'), text: `row ${row}` })
  const column = cellRangeOf({ row: 0, col: 0 }, { row: 2, col: 0 })
  expect(filledDown(column, heldAt).map(({ row, text }) => [row, text])).toEqual([
    [1, 'row 0'],
    [2, 'row 0'],
  ])
  expect(filledDown(cellRangeOf({ row: 3, col: 0 }, { row: 3, col: 0 }), heldAt)).toMatchObject([
    { row: 3, text: 'row 2' },
  ])
  expect(filledDown(cellRangeOf({ row: 0, col: 0 }, { row: 0, col: 0 }), heldAt)).toEqual([])
})

test.each([
  ['PRECIO', '1.234,50', 1234.5],
  ['PRECIO', '$ 12', 12],
  ['ESTADO', 'cerrada', 'C'],
  ['MOTIVO', '  x ', 'x'],
  ['PRECIO', '', null],
])('%s reads %s', (name, text, value) => {
  expect(readTyped(field(name), text, [text])).toEqual({ text, value })
})

test.each([
  ['PRECIO', 'mucho', 'notNumber'],
  ['PRECIO', '-5', 'min'],
  ['ESTADO', 'Otra', 'notOffered'],
  ['NOMBRE', '', 'required'],
])('%s refuses %s', (name, text, key) => {
  expect(readTyped(field(name), text, [text]).problem?.key).toBe(key)
})

test('copied cells can be pasted again', () => {
  for (const [name, value] of Object.entries({ PRECIO: 1234.5, ESTADO: 'C', NOMBRE: 'Ñ' })) {
    const text = textOfValue(field(name), value, {
      language: 'es',
      nameOf: (_, key) => String(key),
    })
    expect(readTyped(field(name), text, [text]).value).toBe(value)
  }
})

test('filled-down cells repeat over the rows below', () => {
  const heldAt = ({ row }: { row: number }) => ({ field: field('NOMBRE'), text: `row ${row}` })
  const source = cellRangeOf({ row: 1, col: 0 }, { row: 2, col: 0 })
  expect(filledFrom(source, 5, heldAt).map(({ row, text }) => [row, text])).toEqual([
    [3, 'row 1'],
    [4, 'row 2'],
    [5, 'row 1'],
  ])
  expect(filledFrom(source, 0, heldAt)).toEqual([])
})

test('an undone change can be redone until another change is made', () => {
  const record = { id: 1, NOMBRE: 'a', _VERSION: 1 }
  const put = (value: string) => ({
    type: 'put' as const,
    edits: [{ record, field: field('NOMBRE'), text: value, value }],
  })
  const valuesIn = ({ edits }: SheetState) => [...edits.values()].map(({ value }) => value)
  const two = [put('b'), put('c'), { type: 'back' as const }].reduce(reduceSheet, blankSheet)
  expect(valuesIn(two)).toEqual(['b'])
  expect(valuesIn(reduceSheet(two, { type: 'again' }))).toEqual(['c'])
  expect(reduceSheet(reduceSheet(two, put('d')), { type: 'again' }).future).toEqual([])
  expect(valuesIn(reduceSheet(two, put('a')))).toEqual([])
})
