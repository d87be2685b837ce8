import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import { NO_ANSWER, SOMETHING_WRONG } from '../http/http'

/** Text of an error: the server's message as it is, or a text key in the reader's language. */
export function useErrorWords() {
  const translate = useTranslate()
  return useCallback(
    (message: string, words?: object): string => {
      if (message === '') return ''
      return translate(keys[message] ?? message, { _: message, ...words })
    },
    [translate],
  )
}

const keys: Readonly<Record<string, string>> = {
  [SOMETHING_WRONG]: 'app.page.unreadable',
  [NO_ANSWER]: 'app.page.unanswered',
}
