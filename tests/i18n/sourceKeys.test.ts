import { expect, test } from 'vitest'
import { securityReasons } from '../../src/domain/accounts/securityReasons'
import { loadTexts } from '../../src/i18n/namespaces'
import { sourceFiles } from '../sourceFiles'

const { errors, validation } = await loadTexts('en')

const source = sourceFiles('src', 'server')
  .map(file => file.text)
  .join('\n')

/** The keys of `{ key: … }` problems are camel-case words; column names are capitals. */
const named = (pattern: RegExp) =>
  [...new Set([...source.matchAll(pattern)].map(([, key = '']) => key))].sort()

test('every refusal in the source has a text', () => {
  const codes = named(/new Refusal\(\s*\d{3},\s*'(\w+)'/g)
  expect(codes.filter(code => !Object.hasOwn(errors, code))).toEqual([])
})

/** Sources of sign-in refusals, for example limits or an unreachable database. */
const ofSignIn = ['server/auth/login.ts', 'server/access/rateLimits.ts', 'server/base/refusal.ts']

test('the security log has words for every refusal of a right or a sign-in, and for no other', () => {
  const codes = sourceFiles('server').flatMap(({ path, text }) => {
    const status = ofSignIn.includes(path) ? '(?:40[13]|429|50\\d)' : '403'
    const refused = new RegExp(`new Refusal\\(\\s*${status},\\s*(?:[\\w.]+ \\?\\? )?'(\\w+)'`, 'g')
    return [...text.matchAll(refused)].map(([, code = '']) => code)
  })
  expect([...new Set(codes)].sort()).toEqual(Object.keys(securityReasons).sort())
})

test('every problem of a value in the source has a text', () => {
  // `key` before `label` names a column of a table.
  const keys = named(/(?:problem\(\s*|\bkey: )'([a-z]+(?:[A-Z][a-z]+)*)'(?!,\s*label\b)/g)
  expect(keys.filter(key => !Object.hasOwn(validation, key))).toEqual([])
})

test('every text that the source asks for by its name is there', async () => {
  const all = pathsOf(await loadTexts('en'))
  const known = new Set(all.map(path => path.replace(/_(zero|one|two|few|many|other)$/, '')))
  const request = named(/\b(?:(?:translate|notify)\(\s*'|i18nKey=")([a-z]\w*(?:\.[\w-]+)+)['"]/g)
  expect(request.length).toBeGreaterThan(500)
  expect(request.filter(key => !known.has(key))).toEqual([])
})

const pathsOf = (tree: object, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : pathsOf(value, `${path}${key}.`),
  )

/** Literal text between tags, in a read attribute, or in a message. */
const outside =
  />\s*([^<>{}=;()]*\p{L}{2}[^<>{}=;()]*?)\s*<\/[A-Za-z]|\b(?:aria-label|aria-description|title|placeholder|label|alt|helperText)="([^"]*\p{L}{2}[^"]*)"|\bnotify\(\s*'([^']* [^']*)'/gu
const wordsOutside = (text: string) =>
  [...text.matchAll(outside)].map(
    ([, between, message, details]) => between ?? message ?? details ?? '',
  )
/** Equal in every language. */
const names = new Set(['WhatsApp', 'Esc', 'Ctrl + Z', 'https://'])

test('no text stands in the source outside the messages', () => {
  const sample = `<p>Hola</p><img alt="Una foto" /><b>{x}</b>; notify('Ya está')`
  expect(wordsOutside(sample)).toEqual(['Hola', 'Una foto', 'Ya está'])
  const found = sourceFiles('src')
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap(({ path, text }) => wordsOutside(text).map(words => [path, words] as const))
  expect(found.filter(([, words]) => !names.has(words))).toEqual([])
})
