import type { Plugin } from 'vite'
import { isLanguage, languages } from '../src/i18n/languages.js'

/** A language nobody speaks stops the build, instead of every page that opens. */
export function checkLanguage(): Plugin {
  return {
    name: 'check-language',
    configResolved({ env }) {
      const { VITE_DEFAULT_LANGUAGE: asked } = env
      if (!asked || isLanguage(asked)) return
      const known = languages.map(({ value }) => value).join(', ')
      const error = new Error(`VITE_DEFAULT_LANGUAGE: expected ${known}, found "${asked}"`)
      error.stack = ''
      throw error
    },
  }
}
