import { expect, test } from 'vitest'
import { filledDown, placed, rangeOf, readBlock, writeBlock } from '../../src/resources/sheet/block'
import { readTyped, textOfValue } from '../../src/resources/sheet/cellText'
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
  expect(placed([['a', 'b'], ['c']], rangeOf(at, at))).toMatchObject([
    { row: 2, col: 1, text: 'a', column: ['a', 'c'] },
    { row: 2, col: 2, text: 'b' },
    { row: 3, col: 1, text: 'c' },
  ])
  expect(placed([['x']], rangeOf(at, { row: 1, col: 0 }))).toHaveLength(4)
})

test('filling down takes the first row, or the row above a single one', () => {
  const textAt = ({ row }: { row: number }) => `row ${row}`
  const column = rangeOf({ row: 0, col: 0 }, { row: 2, col: 0 })
  expect(filledDown(column, textAt).map(({ row, text }) => [row, text])).toEqual([
    [1, 'row 0'],
    [2, 'row 0'],
  ])
  expect(filledDown(rangeOf({ row: 3, col: 0 }, { row: 3, col: 0 }), textAt)).toMatchObject([
    { row: 3, text: 'row 2' },
  ])
  expect(filledDown(rangeOf({ row: 0, col: 0 }, { row: 0, col: 0 }), textAt)).toEqual([])
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
  ['ESTADO', 'Otra', 'notChoice'],
  ['NOMBRE', '', 'required'],
])('%s refuses %s', (name, text, key) => {
  expect(readTyped(field(name), text, [text]).problem?.key).toBe(key)
})

test('what is copied can be pasted again', () => {
  for (const [name, value] of Object.entries({ PRECIO: 1234.5, ESTADO: 'C', NOMBRE: 'Ñ' })) {
    const text = textOfValue(field(name), value, 'es')
    expect(readTyped(field(name), text, [text]).value).toBe(value)
  }
})
