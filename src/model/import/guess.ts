import { fold } from '../../base/fold'

/** Names a file may use for a field: column, labels in every language, former name. */
export interface NamedColumn {
  readonly name: string
  readonly names: readonly string[]
}

/** Most likely field of each header. A field is assigned once; ambiguous headers get none. */
export function guessFields(
  headers: readonly string[],
  fields: readonly NamedColumn[],
): (string | undefined)[] {
  const pairs = headers.flatMap((header, at) =>
    fields.map(field => ({ at, name: field.name, distance: distanceOf(header, field) })),
  )
  const near = pairs
    .filter(({ distance }) => distance < Infinity)
    .sort((a, b) => a.distance - b.distance || a.at - b.at)
  const guessed: (string | undefined)[] = headers.map(() => undefined)
  const taken = new Set<string>()
  const decided = new Set<number>()
  for (const pair of near) {
    if (decided.has(pair.at) || taken.has(pair.name)) continue
    const rivals = near.filter(
      other => other.at === pair.at && other.distance === pair.distance && !taken.has(other.name),
    )
    decided.add(pair.at)
    if (rivals.length > 1) continue
    guessed[pair.at] = pair.name
    taken.add(pair.name)
  }
  return guessed
}

/** `Nombre o título`, `Teléfono/móvil`: one of several names is enough. */
const ALTERNATIVES = /\s+(?:o|u|or|ou|hoặc|أو)\s+|\s*[/|]\s*/iu

/** The least distance of the whole header, or else of one of its alternatives. */
function distanceOf(header: string, field: NamedColumn): number {
  const whole = distanceOfName(header, field)
  if (whole < Infinity) return whole
  return Math.min(...header.split(ALTERNATIVES).map(each => distanceOfName(each, field)))
}

/** 0 for the column, 1 for another name, plus 1 for each differing letter; more for a name with other words. */
function distanceOfName(header: string, { name, names }: NamedColumn): number {
  if (header.trim() === name) return 0
  const letters = lettersOf(header)
  if (letters === '') return Infinity
  const words = wordsOf(header)
  // `Precio 3` is not a slip for `Precio 2`.
  const alike = [name, ...names].filter(known => digitsOf(known) === digitsOf(header))
  return Math.min(
    Infinity,
    ...alike.map(known => 1 + typos(letters, lettersOf(known))),
    ...alike.map(known => betweenWords(words, wordsOf(known))),
  )
}

interface Words {
  /** Without those that only join. */
  readonly said: readonly string[]
  /** Whether some words join: `Nombre del médico`. */
  readonly isJoined: boolean
}

/** Beyond every slip of typing. */
const ABBREVIATED = 4
const BEGINNING = 9
const PART = 10
const LONGER = 11

/**
 * Distance of names by their words: `F. nacimiento` and `Fecha de nacimiento` are the same, `Correo` is the beginning
 * of `Correo electrónico`, `Nacimiento` a part of it, and `Nombre completo` says more than `Nombre`; but
 * `Nombre del médico` is another name.
 */
function betweenWords({ said, isJoined }: Words, { said: known }: Words): number {
  const isWeak = said.every(word => word.length < 3)
  if (isWeak || known.length === 0) return Infinity
  if (said.length > known.length)
    return !isJoined && known.every((word, at) => said[at] === word) ? LONGER : Infinity
  if (said.length === known.length)
    return said.every((word, at) => isShortFor(word, known[at] ?? '')) ? ABBREVIATED : Infinity
  if (!said.every(word => word.length > 3 && known.includes(word))) return Infinity
  return said.every((word, at) => known[at] === word) ? BEGINNING : PART
}

/** `tel.` or `tel` for `telefono`; longer words without a dot are words of their own, and `No.` is a number. */
const isShortFor = (word: string, known: string) =>
  word === known ||
  (/^(?:.+\.|.{3,4})$/.test(word) && word !== 'no.' && known.startsWith(word.replace('.', '')))

const JOINING = /^(?:\p{L}{1,2}|del|los|las|the|des|con|por|para|sin|with|for)$/u

function wordsOf(text: string): Words {
  const all = fold(text).match(/[\p{L}\p{N}]+\.?/gu) ?? []
  return {
    said: all.filter(word => !JOINING.test(word) || word.endsWith('.')),
    isJoined: all.some(word => JOINING.test(word)),
  }
}

/** Letters and digits only: `Código *` equals `CODIGO`. */
const lettersOf = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Number of differing letters, up to the limit for a word of this length. */
function typos(letters: string, known: string): number {
  if (letters === known) return 0
  const allowed = Math.floor(Math.min(letters.length, known.length) / 4)
  const most = Math.min(2, allowed)
  if (Math.abs(letters.length - known.length) > most) return Infinity
  const distance = editDistance([...letters], [...known])
  return distance <= most ? distance : Infinity
}

function editDistance(one: readonly string[], two: readonly string[]): number {
  let row = two.map((_, at) => at + 1)
  for (const [at, letter] of one.entries()) {
    let corner = at
    let left = at + 1
    row = row.map((above, place) => {
      const kept = corner + (letter === two[place] ? 0 : 1)
      corner = above
      left = Math.min(kept, above + 1, left + 1)
      return left
    })
  }
  return row.at(-1) ?? one.length
}
