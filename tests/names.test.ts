import { expect, test } from 'vitest'
import { sourceFiles } from './sourceFiles'

const declaration =
  /^export (?:default )?(?:async )?(?:const|function|class|interface|type|enum) (\w+)/gm
const isText = /^(src\/locales\/|server\/seed\/)/
/** Files that say the same thing for another side, and may use the same name. */
const counterparts: readonly (readonly [RegExp, RegExp])[] = [
  // a contract and its handler
  [/^src\/(model\/endpoints|contracts)\//, /^server\//],
  // the halves of an area
  [/^src\/features\/(?<area>[\w-]+)\//, /^server\/areas\/(?<area>[\w-]+)\//],
  // a kind and its shape on the wire
  [/^src\/kinds\/\w+\/data/, /^src\/model\/route\/shapes/],
  // a half of every kind
  [
    /^src\/kinds\/\w+\/(shape|description|view\/view)\.tsx?$/,
    /^src\/kinds\/\w+\/(shape|description|view\/view)\.tsx?$/,
  ],
  // parts of a business and their stand-ins
  [/^src\/defaults\//, /^src\//],
  // two businesses
  [/^examples\//, /^(src|server)\//],
]

test('an exported name exists once', () => {
  const files = new Map<string, string[]>()
  for (const { path, text } of sourceFiles('src', 'server', 'examples'))
    if (!isText.test(path))
      for (const [, name = ''] of text.matchAll(declaration))
        files.set(name, [...(files.get(name) ?? []), path])
  const repeated = [...files].filter(([, [first = '', ...others]]) =>
    others.some(other => other !== first && !areCounterparts(first, other)),
  )
  expect(repeated.map(([name, paths]) => `${name}: ${paths.join(', ')}`)).toEqual([])
})

const areCounterparts = (one: string, other: string) =>
  counterparts.some(pair => isPair(pair, one, other) || isPair(pair, other, one))

function isPair([left, right]: readonly [RegExp, RegExp], one: string, other: string) {
  const [a, b] = [left.exec(one), right.exec(other)]
  return a !== null && b !== null && a.groups?.area === b.groups?.area
}
