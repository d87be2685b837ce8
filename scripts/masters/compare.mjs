/** Maximum of differences shown per kind; the files have all of them. */
const SHOWN = 40

/**
 * Every difference between two masters, one line each. The first level of a master is a list of parts
 * (roles, languages): a difference that several parts share is reported once with their names.
 */
export function differences(before, after) {
  const found = new Map()
  for (const part of keysOf(before, after))
    for (const difference of compare(before[part], after[part]))
      found.set(difference, [...(found.get(difference) ?? []), part])
  return [...found].map(([difference, parts]) => `${parts.join(', ')}: ${difference}`)
}

function* compare(before, after, path = '') {
  if (isWordList(before) && isWordList(after)) yield* compareSets(before, after, path)
  else if (isTree(before) && isTree(after))
    for (const key of keysOf(before, after))
      yield* compare(before[key], after[key], path ? `${path} › ${key}` : key)
  else if (JSON.stringify(before) !== JSON.stringify(after))
    yield `${path ? `${path}: ` : ''}${printed(before)} -> ${printed(after)}`
}

/** A list of texts: removed and added ones; order is ignored. */
function* compareSets(before, after, path) {
  const [had, has] = [new Set(before), new Set(after)]
  const went = before.filter(text => !has.has(text))
  const came = after.filter(text => !had.has(text))
  const place = path ? `${path}: ` : ''
  for (const text of went) yield `${place}- ${printed(text)}`
  for (const text of came) yield `${place}+ ${printed(text)}`
  const isMoved = went.length + came.length === 0 && before.join('\n') !== after.join('\n')
  if (isMoved) yield `${place}the same texts in another order`
}

const isTree = value => typeof value === 'object' && value !== null
const isWordList = value =>
  Array.isArray(value) && value.length > 0 && value.every(each => typeof each === 'string')
const keysOf = (...trees) => [...new Set(trees.flatMap(tree => Object.keys(tree ?? {})))]

function printed(value) {
  const text = value === undefined ? 'absent' : JSON.stringify(value)
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}

/** Prints the differences of one kind and returns their number. */
export function report(name, lines) {
  console.log(lines.length === 0 ? `${name}: equal` : `${name}: ${lines.length} differences`)
  for (const line of lines.slice(0, SHOWN)) console.log(`  ${line}`)
  if (lines.length > SHOWN) console.log(`  … and ${lines.length - SHOWN} more`)
  return lines.length
}
