import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Stops the build if a variable that it reads is invalid. */
export function checkBuildVariables(env: Readonly<Record<string, unknown>>) {
  const problems = wrongVariables(env)
  if (problems.length === 0) return
  const error = new Error(problems.join('\n'))
  error.stack = ''
  throw error
}

type Rule = readonly [name: string, isRight: (value: string) => boolean, wish: string]

const locales = join(import.meta.dirname, '../src/locales')
const codes = readdirSync(locales).filter(name => !name.includes('.'))

const rules: readonly Rule[] = [
  ['VITE_DEFAULT_LANGUAGE', code => codes.includes(code), codes.join(', ')],
  ['VITE_API_URL', matches(/^(https?:\/\/[^\s/?#]|\/(?!\/))[^\s?#]*$/), 'https://… or /…'],
  ['VITE_CRM_URL', matches(/^https?:\/\/\S+$/), 'https://…'],
  ['VITE_WS_URL', matches(/^wss?:\/\/\S+$/), 'wss://…'],
]

/** One sentence for each variable that is set and invalid. */
export const wrongVariables = (env: Readonly<Record<string, unknown>>): string[] =>
  rules
    .map(([name, isRight, wish]) => ({ name, isRight, wish, value: String(env[name] ?? '') }))
    .filter(({ value, isRight }) => value !== '' && !isRight(value))
    .map(({ name, wish, value }) => `${name}: expected ${wish}, found "${value}"`)

function matches(pattern: RegExp) {
  return (value: string) => pattern.test(value)
}
