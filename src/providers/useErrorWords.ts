import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import { SOMETHING_WRONG } from './http'

/**
 * Says a message to its reader: a server's words as they stand, a key in the reader's language; and there
 * too that nothing readable was answered, which product.md 8 leaves in English.
 */
export function useErrorWords() {
  const translate = useTranslate()
  return useCallback(
    (message: string, words?: object): string => {
      if (message === '') return ''
      const key = message === SOMETHING_WRONG ? 'app.page.unreadable' : message
      return translate(key, { _: message, ...words })
    },
    [translate],
  )
}
