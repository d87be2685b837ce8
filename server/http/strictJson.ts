import { Refusal } from '../base/refusal'

const DEEPEST = 20
/** Maximum fields of an object; above twice the largest schema. */
const MOST_FIELDS = 500
/** Maximum entries of a list: the ids of a bulk selection. */
const MOST_ENTRIES = 5000
/** Maximum values of a body: 500 rows of 100 fields. */
const MOST_VALUES = 50_000
const TOKEN = /\s+|"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s"{}[\],:]+/gy

/**
 * Parses JSON strictly: duplicate keys, `__proto__`, text no database can store and deep nesting are
 * refused, because parsers disagree on them (RFC 8259, section 4).
 */
export function parseStrictly(text: string): unknown {
  measure(text)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refusal(400, 'badJson')
  }
  inspect(text)
  return value
}

interface Size {
  readonly most: number
  count: number
}

/** Checks the limits of fields, entries and levels in one pass before parsing. Invalid JSON is left to the parser. */
function measure(text: string) {
  const sizes: Size[] = []
  const whole: Size = { most: MOST_VALUES, count: 1 }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') at = endOfText(text, at)
    else if (sign === '{' || sign === '[') openLevel(sizes, sign)
    else if (sign === '}' || sign === ']') sizes.pop()
    else if (sign === ',') {
      countValue(whole)
      countValue(sizes.at(-1))
    }
  }
}

function openLevel(sizes: Size[], sign: '{' | '[') {
  sizes.push({ most: sign === '{' ? MOST_FIELDS : MOST_ENTRIES, count: 1 })
  if (sizes.length > DEEPEST) throw new Refusal(400, 'tooDeep')
}

function countValue(size: Size | undefined) {
  if (!size) return
  size.count += 1
  if (size.count > size.most) throw new Refusal(422, 'tooManyValues')
}

/** End of the string that starts here; end of the text if it is unterminated. */
function endOfText(text: string, from: number) {
  for (let at = from + 1; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') return at
    if (sign === '\\') at += 1
  }
  return text.length
}

interface Level {
  /** Undefined: a list. */
  readonly keys: Set<string> | undefined
  /** The next string is a key. */
  atKey: boolean
}

/** Walks the tokens of valid JSON. */
function inspect(text: string) {
  const levels: Level[] = []
  for (const [token] of text.matchAll(TOKEN)) {
    const level = levels.at(-1)
    if (token.startsWith('"')) inspectText(token, level)
    else if (token === '{' || token === '[') open(levels, token === '{')
    else if (token === '}' || token === ']') levels.pop()
    else if (token === ',' && level) level.atKey = level.keys !== undefined
  }
}

function open(levels: Level[], isObject: boolean) {
  levels.push({ keys: isObject ? new Set() : undefined, atKey: isObject })
}

const UNSTORABLE = /\0|\p{Surrogate}/u

function inspectText(token: string, level: Level | undefined) {
  if (token.includes('\\u') && UNSTORABLE.test(JSON.parse(token) as string))
    throw new Refusal(400, 'badText')
  if (!level?.atKey || !level.keys) return
  level.atKey = false
  const key = JSON.parse(token) as string
  if (key === '__proto__') throw new Refusal(400, 'badJson')
  if (level.keys.has(key)) throw new Refusal(400, 'doubleKey', { params: { key } })
  level.keys.add(key)
}
