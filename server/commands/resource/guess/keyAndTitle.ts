import { capabilitiesOf } from '../../../../src/kinds/registry'
import { freeName, type SampleColumn } from './columns'
import { type Guess, namedLike } from './guess'

interface SeenColumn {
  readonly column: SampleColumn
  readonly guess: Guess
}

/** Key column; without one the server assigns numbers as `ID`. */
export function guessKeyOf(seen: readonly SeenColumn[], notes: string[]): string {
  const fits = seen.filter(({ column, guess }) => isWhole(column) && isKey(guess))
  const found =
    fits.find(({ column }) => /^(ID|CODIGO|CODE|CLAVE)$/i.test(column.name)) ??
    fits.find(({ column, guess }) => namedLike(column, keyName) && !isReference(guess)) ??
    fits.find(({ column }) => column === seen[0]?.column && namedLike(column, /COD|SKU|(^|_)NRO/))
  if (found) return found.column.name
  const key = freeName('ID', new Set(seen.map(({ column }) => column.name.toUpperCase())))
  notes.push(`no column names a record (filled and never repeated): the server gives an ${key}`)
  return key
}

const keyName = /^(ID|COD|CODIGO|CODE|NRO|NUMERO)_|_(ID|CODE|CODIGO)$/
const kindOf = ({ words }: Guess) => capabilitiesOf(words.kind)
const isReference = (guess: Guess) => 'resource' in guess.words && !kindOf(guess).isList
const isKey = (guess: Guess) => kindOf(guess).isCode || isReference(guess)
const isNaming = (guess: Guess) => kindOf(guess).isText && !kindOf(guess).isLong
const isTitle = (guess: Guess) => kindOf(guess).isTelling && !isReference(guess)
const isWhole = ({ rows, values, distinct }: SampleColumn) =>
  values.length === rows && distinct.size === rows

/** Title column: a name, otherwise the first text, otherwise the key. */
export function titleOf(seen: readonly SeenColumn[], key: string): string {
  const texts = seen.filter(({ column, guess }) => isNaming(guess) && isFilled(column))
  const found =
    texts.find(({ column }) => namedLike(column, titleName)) ??
    seen.find(({ column, guess }) => namedLike(column, titleName) && isTitle(guess)) ??
    texts[0]
  return found?.column.name ?? key
}

const titleName =
  /(^|_)(NOMBRE|NAME|NOMBRES|RAZON_SOCIAL|TITULO|TITLE|DISPLAYNAME|DESCRIPCION)(_|$)/
const isFilled = ({ values, rows }: SampleColumn) => values.length === rows
