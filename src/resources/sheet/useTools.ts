import { fold } from '../../base/fold'
import type { FieldModel } from '../../model/fields/resource'
import { useTexts } from '../../providers/backend/catalogueContext'
import { type CellPlace, type Put, placesOf } from './cells/block'
import { fitting, inSeries, type Rounding, readCalculation, roundedTo } from './cells/calculate'
import { checked, textOfValue } from './cells/cellText'
import type { SheetCore } from './cells/useSheet'

interface Calculation {
  readonly rounding: Rounding
  /** The whole column, not only the selected cells. */
  readonly isWhole: boolean
}

/** Work on many cells of the grid at once; each returns what it did as a sentence. */
export function useTools(sheet: SheetCore, fields: readonly FieldModel[]) {
  const { selection, size, heldAt, isOpen, nameOf, put } = sheet
  const { language, translate } = useTexts()
  const changed = (puts: readonly Put[]) => translate('sheet.changed', { number: put(puts) })
  const putOf = (place: CellPlace, value: unknown): Put => {
    const field = fields[place.col] as FieldModel
    const text = textOfValue(field, value, { language, nameOf })
    return { ...place, text, column: [text], held: { field, ...checked(field, { text, value }) } }
  }
  const isOne = selection.from.row === selection.to.row && selection.from.col === selection.to.col
  const rowsTo = (from: number, to: number) => ({
    from: { row: 0, col: from },
    to: { row: size.rows - 1, col: to },
  })
  const numbersIn = (block: typeof selection) =>
    placesOf(block).filter(
      place =>
        fields[place.col]?.isNumeric && isOpen(place) && typeof heldAt(place).value === 'number',
    )
  const results = (text: string, { rounding, isWhole }: Calculation) => {
    const calculation = readCalculation(text) ?? (text.trim() === '' ? same : undefined)
    if (!calculation || (calculation === same && rounding === 'none')) return []
    const { col } = selection.from
    return numbersIn(isWhole ? rowsTo(col, col) : selection).map(place => {
      const value = roundedTo(calculation(heldAt(place).value as number), rounding)
      return putOf(place, fitting(fields[place.col] as FieldModel, value))
    })
  }
  return {
    /** The result of the first selected number, for a look before. */
    preview: (text: string, how: Calculation) => {
      const puts = results(text, how)
      const [first] = puts
      return first && { before: heldAt(first).text, after: first.text, number: puts.length }
    },
    hasNumbers: numbersIn(selection).length > 0,
    /** The column of the only selected cell, which may be calculated whole. */
    column: isOne && size.rows > 1 ? fields[selection.from.col] : undefined,
    calculate: (text: string, how: Calculation) => changed(results(text, how)),
    /** Continues the first value of each selected column, or the first two. */
    series: () =>
      changed(
        placesOf(selection).flatMap(({ row, col }) => {
          const [first, second] = [0, 1].map(by => heldAt({ row: selection.from.row + by, col }))
          // A second value that was typed now is the second of the series; a stored one is replaced.
          const given =
            second && 'record' in second && selection.to.row > selection.from.row + 1 ? 2 : 1
          const at = row - selection.from.row
          if (at < given || first?.value == null) return []
          return [
            putOf({ row, col }, inSeries(first.value, given === 2 ? second?.value : null, at)),
          ]
        }),
      ),
    /** Replaces a text in the selected cells, or in all if one is selected; case and accents do not count. */
    replace: (sought: string, by: string) => {
      return changed(
        placesOf(isOne ? rowsTo(0, size.cols - 1) : selection).flatMap(place => {
          if (!isOpen(place)) return []
          const { text } = heldAt(place)
          const next = replaced(text, sought, by)
          return next === text ? [] : [{ ...place, text: next, column: [next] }]
        }),
      )
    },
  }
}

const same = (value: number) => value

function replaced(text: string, sought: string, by: string): string {
  const [where, what] = [fold(text), fold(sought)]
  if (what === '' || where.length !== text.length) return text.replaceAll(sought, by)
  let [next, from] = ['', 0]
  for (let at = where.indexOf(what); at !== -1; at = where.indexOf(what, from)) {
    next += text.slice(from, at) + by
    from = at + what.length
  }
  return next + text.slice(from)
}
