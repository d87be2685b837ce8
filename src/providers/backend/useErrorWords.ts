import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import { SOMETHING_WRONG } from '../http/http'

/** Text of an error: the server's message as it is, or a text key in the reader's language. */
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
